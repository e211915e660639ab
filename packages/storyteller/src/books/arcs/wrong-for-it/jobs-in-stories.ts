import type { Job } from './jobs.ts';

/** What is expected of those who live in stories, and of some animals and things. */
export const JOBS_IN_STORIES: readonly Job[] = [
  {
    of: /\bknights?\b/iu,
    at: 'castle',
    duties: [
      ['catch the thief', 'The thief left by the window.'],
      ['surprise the dragon', 'The dragon had gone out to lunch.'],
      ['guard the queen', 'The queen went home by herself.'],
    ],
  },
  {
    of: /\bghosts?\b/iu,
    at: 'castle',
    duties: [
      ['haunt the stairs', 'Nobody noticed a thing.'],
      ['rattle the chain', 'The chain stayed where it was.'],
      ['say boo to the cook', 'The cook went on with the soup.'],
    ],
  },
  {
    of: /\bwitch(?:es)?\b/iu,
    at: 'forest',
    duties: [
      ['fly round the steeple', 'The broom came home alone.'],
      ['stir the pot', 'It stuck to the bottom.'],
      ['turn a pumpkin blue', 'The pumpkin stayed as it was.'],
    ],
  },
  {
    of: /\b(?:pirates?|buccaneer)\b/iu,
    at: 'boat',
    duties: [
      ['find the treasure', 'Another ship got there first.'],
      ['look terrible', 'A boat full of aunts waved.'],
      ['sail round the island', 'The island went round them.'],
    ],
  },
  {
    of: /\bscarecrow\b/iu,
    at: 'farm',
    duties: [
      ['guard the peas', 'There were fewer peas after that.'],
      ['stand quite still', 'By four there were no beans.'],
      ['look frightful', 'Nobody so much as jumped.'],
    ],
  },
  {
    of: /\bdragons?\b/iu,
    isNature: true,
    at: 'cave',
    duties: [
      ['guard the gold', 'A cup and two spoons were gone.'],
      ['roar at a knight', 'The knight asked the way.'],
      ['look terrible', 'A duck came and sat down.'],
    ],
  },
  {
    of: /\bvampires?\b/iu,
    isNature: true,
    at: 'castle',
    duties: [
      ['swirl the cloak', 'The cloak came off.'],
      ['come in by the window', 'Somebody had to go round and knock.'],
      ['make the guests shiver', 'The guests asked for more pudding.'],
    ],
  },
  {
    of: /\b(?:wizards?|magicians?|sorcerer|genie)\b/iu,
    at: 'stage',
    duties: [
      ['pull out a rabbit', 'The rabbit stayed in.'],
      ['turn a hat green', 'It went on being a black hat.'],
      ['amaze the queen', 'The queen asked for her coat.'],
    ],
  },
  {
    of: /\b(?:tooth )?fair(?:y|ies)\b/iu,
    at: 'bedroom',
    duties: [
      ['grant a wish', 'The wish came out as a turnip.'],
      ['leave the coin', 'The coin rolled under the bed.'],
      ['be gone by morning', 'At breakfast there was an extra cup.'],
    ],
  },
  {
    of: /\bsuper ?hero(?:es)?\b/iu,
    at: 'street',
    duties: [
      ['stop the runaway pram', 'The pram stopped by itself.'],
      ['fetch the cat from the roof', 'The cat came down by the stairs.'],
      ['be there in a flash', 'It was all over by then.'],
    ],
  },
  {
    of: /\bninjas?\b/iu,
    at: 'street',
    duties: [
      ['come without a sound', 'Everybody looked up.'],
      ['hide in plain sight', '"There you are," they said.'],
      ['climb the wall', 'The wall came down instead.'],
    ],
  },
  {
    of: /\b(?:wolf|werewolf)\b/iu,
    isNature: true,
    at: 'forest',
    duties: [
      ['howl at the moon', 'The moon took no notice.'],
      ['blow down a house', 'The house stayed up.'],
      ['look hungry', 'Three pigs said good morning.'],
    ],
  },
  {
    of: /\bfox\b/iu,
    isNature: true,
    at: 'farm',
    duties: [
      ['creep up to the hens', 'The hens had all gone in.'],
      ['be cunning', 'A hen saw through it at once.'],
      ['outrun the farmer', 'The farmer was there already.'],
    ],
  },
  {
    of: /\bmonster\b/iu,
    isNature: true,
    at: 'bedroom',
    duties: [
      ['growl at bedtime', 'Everybody slept through it.'],
      ['put out one claw', 'Somebody shook hands with it.'],
      ['be frightening by nine', 'They asked for another story.'],
    ],
  },
  {
    of: /\b(?:cockerel|rooster|alarm clock|cuckoo clock|clock)\b/iu,
    at: 'farm',
    duties: [
      ['wake the farm at five', 'The farm slept until noon.'],
      ['be on time', 'The cows had gone without.'],
      ['wake the whole town', 'The school stayed in bed.'],
    ],
  },
  {
    of: /\b(?:elf|elves)\b/iu,
    at: 'snow',
    duties: [
      ['wrap up a train', 'It looked like a chicken.'],
      ['paint a rocking horse', 'It had one spotted leg.'],
      ['be ready by Christmas Eve', 'Two toys were ready.'],
    ],
  },
  {
    of: /\b(?:yeti|bigfoot|abominable snowman)\b/iu,
    isNature: true,
    at: 'snow',
    duties: [
      ['leave very large footprints', 'The snow stayed quite flat.'],
      ['be seen from far off', 'Nobody had seen a thing.'],
      ['roar down the valley', 'The valley did not hear it.'],
    ],
  },
  {
    of: /\b(?:giant|ogre|troll)\b/iu,
    isNature: true,
    at: 'mountain',
    duties: [
      ['mind the bridge', 'Three goats had gone across.'],
      ['stamp until it shook', 'Nothing shook at all.'],
      ['roar at the village', 'The village waved.'],
    ],
  },
];
