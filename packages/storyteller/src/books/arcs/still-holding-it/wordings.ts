/** Themes as parents type them, of things that a child will not let go of. */
export const WORDINGS: readonly string[] = [
  "the big yellow spoon she won't let go of",
  'he wont put his stick down',
  'she takes a wooden spoon everywhere',
  'he carries a colander around the house and wears it as a hat',
  'the umbrella he takes everywhere',
  "she won't go anywhere without her torch",
  'my son drags a broom around all day',
  'her bucket goes everywhere with her',
];
