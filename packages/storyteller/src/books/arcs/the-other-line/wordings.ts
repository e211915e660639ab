/** As parents type it. */
export const WORDINGS: readonly string[] = [
  'a violin that only plays the truth',
  'a translator robot that starts making up nicer things than people actually said',
  'an inventor whose machines all do the opposite of what she wants',
  'a girl who builds a robot to do her homework and it gets everything wrong',
  'a washing machine that turns everything pink',
  'a sat nav that tells jokes instead of directions',
  'a printer that only prints cats',
  'shoes that walk backwards',
  'a talking fridge that tells everyone whats in your lunchbox',
  'a piano that plays by itself',
  'our dishwasher that sings opera',
  'a mirror that tells you what it thinks of your hat',
  'dad made a pancake machine that throws them at the ceiling',
  'a vending machine that gives out compliments',
];
