/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'Alfie drives a train',
  'my son drives the bus',
  'Noah is a train driver for the day',
  'driving the big red bus',
  'my little boy gets to drive a real steam train',
  'Leo the bus driver',
  'my daughter drives a double decker',
  'a bear who drives the bus',
  'Max drives the train up the hill',
  'a train driver who stops for everyone',
  'a bus driver who is always late because he is kind',
  'Sam is in charge of the tram',
  'at the wheel of a bus',
  'being a bus driver',
  'choo choo, Jack is the driver',
  'Ivy and her brother drive a train',
  'all aboard, Theo is driving',
  'a fox who drives the little train',
  'my toddler drives a bus with all his friends on it',
  'the day I drove the train',
  'the kind bus driver',
  'a little girl who drives a tram',
  'who wants a ride on my bus, I am driving',
  'driver Toby and the blue train',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a trip on a train to see grandma',
  'we missed the bus',
  'a train who is scared of tunnels',
  'a toy train',
  'a bus that wants to see the sea',
];
