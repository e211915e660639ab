/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the bin men are coming',
  'waving to the garbage truck',
  'bin day on our street',
  'a digger makes a big hole in our road',
  'what is the fire engine doing outside our house',
  'rumble rumble, they are emptying the wheelie bins',
  'flashing lights at the gate',
  'the recycling truck took my teddy',
  'he runs to the window when he hears the dustcart',
  'a yellow digger looks for a broken pipe',
  'his bear went out with the rubbish by mistake',
  'watching the excavator work in our lane',
  'Leo waits at the gate to wave to the driver',
  'the big green lorry that eats the bins',
  'waving at the bin men from the window',
  'a digger is making holes in our road',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a digger who is afraid of the dark',
  'a toy fire engine',
  'a truck who wants to fly to the moon',
];
