/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the inventor whose wheels have corners',
  'my go-kart bumps along because its wheels are square',
  'a cart on four square blocks',
  'why are wheels round?',
  'a boy builds a car out of boxes with square wheels',
  'the bumpiest ride in the world',
  'a bicycle that goes badump',
  'the bear puts triangles on his wagon instead of wheels',
  'somebody invents wheels that do not roll',
  'the square wheel that turned out to be useful',
  'everyone laughed at her square wheels',
  'a bus that hops along on corners',
  'grandpa made me a scooter, but the wheels are not round',
  'the worst cart ever made',
  'it shakes everything inside it, that silly car',
  'wheels shaped like stars',
  'a mouse scientist and his square-wheeled skateboard',
  'reinventing the wheel',
  'a wheel with four sides',
  'the wobbly wagon',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the wheels on the bus',
  'an inventor who builds a robot',
  'learning about squares and circles',
  'a baker who only bakes square cakes',
  'a car with a flat tyre',
  'a tractor with big wheels',
];
