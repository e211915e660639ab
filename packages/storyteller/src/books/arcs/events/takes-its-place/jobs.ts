import type { SettingName, ThingName } from '@storylantern/contract';

/** A thing about the house that has a job, and how somebody does it who is not that thing. */
export interface Job {
  readonly named: string;
  /** How it is drawn where the word alone does not say. */
  readonly drawn: ThingName;
  /** Where it is when it has nothing to do, after "stood": "by the front door". */
  readonly spot: string;
  readonly setting: SettingName;
  /** What is wanted of it, and how the child does it. */
  readonly work: (k: string, g: string, Gcap: string) => string;
  readonly workNow: (k: string) => string;
}

const WORN = (k: string, g: string, Gcap: string): string =>
  `${Gcap} was in a hurry, and put on ${k}. ${k} hung on with both arms round ${g}. "This has got heavy," said ${g}, and walked up and down with it.`;
const POURS = (k: string, g: string, Gcap: string): string =>
  `${Gcap} wanted some tea. ${k} put one hand on one hip, and held out the other arm. "Pssss," said ${k}. Nothing came out, but ${g} was on the telephone, and didn't see.`;
const HOLDS = (k: string, _: string, Gcap: string): string =>
  `${Gcap} wanted something to put the peas in. ${k} held out both hands. They were good hands, but there were gaps. ${Gcap} met peas all day, under the table.`;

export const JOBS: readonly Job[] = [
  {
    named: 'umbrella|parasol',
    drawn: 'umbrella',
    spot: 'by the front door',
    setting: 'living-room',
    work: (k, g, Gcap) =>
      `It rained at ten, just when ${g} went out for the post. ${k} walked behind, and held up both arms. They got quite wet. ${Gcap} looked up. "It leaks," said ${g}.`,
    workNow: (k) => `Rain! Up go both arms. ${k} gets wet.`,
  },
  {
    named: 'chair|armchair|sofa|stool|bench|settee|couch',
    drawn: 'chair',
    spot: 'by the table',
    setting: 'kitchen',
    work: (k, g, Gcap) =>
      `${k} knelt down on hands and knees. First the cat sat there, and then the shopping. ${Gcap} put a hat there as well. "It wobbles," said ${g}, without looking.`,
    workNow: (k) => `${k} kneels down. The cat sits on ${k}.`,
  },
  {
    named: 'pencil|pen|crayon|paint ?brush|felt[- ]?tip',
    drawn: 'pencil',
    spot: 'by the paper',
    setting: 'kitchen',
    work: (k, g, Gcap) =>
      `${Gcap} wanted to make a list. "Eggs," said ${g}. ${k} stood on one leg, and wrote it in the flour with one toe. EGS, it said.`,
    workNow: (k) => `${k} writes in the flour, with one toe.`,
  },
  {
    named: '(?:alarm |cuckoo |grandfather )?clock|watch',
    drawn: 'clock',
    spot: 'by the wall',
    setting: 'living-room',
    work: (k, g, Gcap) =>
      `"Tick," said ${k}, and "Tock," and went on till twelve. Then it was "Cuckoo," twelve times. ${Gcap} counted thirteen. "It's fast," said ${g}.`,
    workNow: (k) => `"Tick, tock," says ${k}. "Tick, tock. Cuckoo!"`,
  },
  {
    named: 'kettle|teapot|tea ?pot|coffee ?pot',
    drawn: 'teapot',
    spot: 'by the window',
    setting: 'kitchen',
    work: POURS,
    workNow: (k) => `${k} sticks out one arm. "Pssss," says ${k}.`,
  },
  {
    named: 'toaster',
    drawn: 'box',
    spot: 'by the window',
    setting: 'kitchen',
    work: (k, g, Gcap) =>
      `${Gcap} gave ${k} two slices of bread to hold. ${k} counted to sixty, and then shot up both arms. One slice landed on the lamp. "It's too strong," said ${g}, from under the table.`,
    workNow: (k) => `${k} holds the bread. Pop! Up it goes.`,
  },
  {
    named: 'fridge|refrigerator|freezer|cupboard|wardrobe',
    drawn: 'box',
    spot: 'by the wall',
    setting: 'kitchen',
    work: (k, g) =>
      `${k} held the milk in one arm and the butter in the other. ${k} hummed. Each time that ${g} came by, ${k} opened. "It's out of cheese," said ${g}.`,
    workNow: (k) => `${k} holds the milk, and hums. Hmmm.`,
  },
  {
    named: '(?:robot )?(?:hoover|vacuum(?: cleaner)?)|broom|mop|sweeper|duster',
    drawn: 'broom',
    spot: 'by the back door',
    setting: 'kitchen',
    work: (k, g, Gcap) =>
      `${k} went over the floor on hands and knees, crumb by crumb. It took until noon. ${k} found a marble, too. "It's slow," said ${g}. ${Gcap} stepped over it.`,
    workNow: (k) => `${k} picks up crumbs. One, two, a hundred!`,
  },
  {
    named: 'washing machine|dishwasher|tumble dryer',
    drawn: 'box',
    spot: 'by the wall',
    setting: 'kitchen',
    work: (k, g, Gcap) =>
      `${Gcap} gave ${k} a sock. ${k} turned round and round with it, and sloshed. At the end ${k} went very fast, and had to sit down. "It's finished," said ${g}. The sock was still grey.`,
    workNow: (k) => `${k} takes a sock. Round and round and round!`,
  },
  {
    named: 'lamp|torch|lantern|light ?bulb|night ?light|candle',
    drawn: 'lamp',
    spot: 'by the sofa',
    setting: 'living-room',
    work: (k, g, Gcap) =>
      `${Gcap} pressed a button on ${k}, and opened the paper. So ${k} had to shine. ${k} smiled as brightly as possible, from ear to ear. "It's a bit dim today," said ${g}.`,
    workNow: (k) => `${k} has to shine. ${k} smiles and smiles.`,
  },
  {
    named: '(?:tele)?phone|doorbell|bell',
    drawn: 'telephone',
    spot: 'by the sofa',
    setting: 'living-room',
    work: (k, g, Gcap) =>
      `"Ring, ring," said ${k}, and ${g} came running. "Who's there?" "It's me," said ${k}. "You've got the wrong number," said ${g}. ${Gcap} went back to work.`,
    workNow: (k) => `"Ring, ring!" says ${k}. "It's me!"`,
  },
  {
    named: '(?:story ?)?book|dictionary',
    drawn: 'book',
    spot: 'by the sofa',
    setting: 'living-room',
    work: (k, _, Gcap) =>
      `${Gcap} wanted to read a little. "Once upon a time," said ${k}, "there was a bear who had no soup." And then ${k} had to think of the rest.`,
    workNow: (k) => `"Once upon a time," says ${k}, all day.`,
  },
  {
    named: 'mirror|looking[- ]glass',
    drawn: 'mirror',
    spot: 'by the front door',
    setting: 'living-room',
    work: (k, g, Gcap) =>
      `${Gcap} put out a tongue, and so did ${k}. ${Gcap} combed some hair, and so did ${k}, on the other side. "I look young today," said ${g}.`,
    workNow: (k) => `A funny face? ${k} makes one, too.`,
  },
  {
    named: 'bed|pillow|cushion|blanket|quilt|duvet|mattress',
    drawn: 'pillow',
    spot: 'by the window',
    setting: 'living-room',
    work: (k, g, Gcap) =>
      `${k} lay down flat and was soft. The cat came, and slept there for two hours, on top. One may not laugh, even when it has whiskers. "It's lumpy," said ${g}, and patted it. ${Gcap} patted ${k}.`,
    workNow: (k) => `${k} lies flat. The cat sleeps on ${k}.`,
  },
  {
    named: 'coat|jacket|jumper|cardigan|scarf|hat|cap|raincoat|dress',
    drawn: 'coat',
    spot: 'by the front door',
    setting: 'living-room',
    work: WORN,
    workNow: (k) => `On goes ${k}! ${k} hangs on with both arms.`,
  },
  {
    named: 'shoe|boot|slipper|sock|wellie|wellington|trainer|sandal',
    drawn: 'shoe',
    spot: 'by the back door',
    setting: 'kitchen',
    work: (k, g, Gcap) =>
      `${Gcap} put one foot on ${k}, and ${k} held on to it. So they walked up and down the kitchen, both of them together. "This one pinches," said ${g}.`,
    workNow: (k) => `${k} holds on to a foot. Step, step, step!`,
  },
  {
    named: 'spoon|fork|ladle|whisk',
    drawn: 'spoon',
    spot: 'by the bowl',
    setting: 'kitchen',
    work: (k, g, Gcap) =>
      `${Gcap} was making a cake, and reached out for something to stir with. So ${k} stirred. One can do it with both hands, right up to the elbows. "It's a big one," said ${g}.`,
    workNow: (k) => `${k} stirs the cake, with both hands.`,
  },
  {
    named: 'cup|mug|bowl|plate|saucepan|frying pan|pan|pot|jug|bucket|colander|dish|glass',
    drawn: 'bowl',
    spot: 'by the window',
    setting: 'kitchen',
    work: HOLDS,
    workNow: (k) => `${k} holds the peas. Oops! Peas all over.`,
  },
  {
    named: 'bin|dustbin|basket|laundry basket|suitcase|rucksack|backpack|school ?bag|handbag|bag|letter ?box|post ?box',
    drawn: 'basket',
    spot: 'by the back door',
    setting: 'kitchen',
    work: (k, g, Gcap) =>
      `${Gcap} put in a newspaper, and two gloves, and a melon. ${k} held on to them all, with arms and chin. There was still room, so there came a lampshade. "It's full," said ${g}.`,
    workNow: (k) => `${k} holds it all: gloves, melon, lamp!`,
  },
  {
    named: 'piano|trumpet|drum|violin|guitar|flute|recorder|tuba|accordion|trombone',
    drawn: 'drum',
    spot: 'by the window',
    setting: 'living-room',
    work: (k, g, Gcap) =>
      `${Gcap} sat down to play. At the first touch ${k} sang "La," and at the next one "Lo." It got as far as half of a song. "It's out of tune," said ${g}.`,
    workNow: (k) => `"La!" sings ${k}. "Lo, la, lo!"`,
  },
  {
    named: 'television|telly|tv|radio|computer|tablet',
    drawn: 'television',
    spot: 'by the wall',
    setting: 'living-room',
    work: (k, g, Gcap) =>
      `${Gcap} pressed a button on ${k}. "Here is the weather," said ${k}. "It's damp in the kitchen, with some crumbs." "There's never anything on," said ${g}.`,
    workNow: (k) => `"Here is the weather," says ${k}. "Crumbs!"`,
  },
];

/** All words for what may be in such a book. */
export const THINGS = JOBS.map(({ named }) => named).join('|');

export const jobOf = (word: string): Job | undefined =>
  JOBS.find(({ named }) => new RegExp(String.raw`^(?:${named})$`, 'iu').test(word));
