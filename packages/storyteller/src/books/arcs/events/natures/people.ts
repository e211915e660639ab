import { habit, type Nature } from './nature.ts';

/** People of stories. */
export const PEOPLE_NATURES: readonly Nature[] = [
  {
    of: ['pirate'],
    shows: /\b(?:arr+|ships?|treasure|parrot|deck|sails?|plank|crew|captain)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `${name} said "Arr" when things went well, and "Arr" when they did not.`,
          `"Arr," said ${name}. It was the second kind.`,
          `"Arr," said ${name}. It was hard to say which kind.`,
          `"Arr!" said ${name}. That was the first kind.`,
        ),
      ({ name }) =>
        habit(
          `${name} counted in steps: ten to the left, and dig. It was habit.`,
          `"Ten steps to the left," said ${name}. There was nothing there.`,
          `"Perhaps nine," said ${name}.`,
          `"It was here all the time," said ${name}. "Arr!"`,
        ),
    ],
  },
  {
    of: ['sailor', 'viking'],
    shows: /\b(?:ships?|sails?|deck|oars?|row(?:ed|ing)?|ahoy|waves?|helmet|anchor|longship)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `"Land ahoy!" said ${name}, standing on it.`,
          `"Rough weather ahead," said ${name}, with a hand over both eyes.`,
          `"Rougher," said ${name}.`,
          `"Calm sea," said ${name}. "Land ahoy!"`,
        ),
    ],
  },
  {
    of: ['wizard', 'witch'],
    shows: /\b(?:spells?|wands?|magic\w*|sparks?|broom\w*|cauldron|potions?|hocus|turned into)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `Before anything else, ${name} said a spell against rain. It began to smell of toast.`,
          `"That was meant for something else," said ${name}. The toast smelled stronger.`,
          `${name} said the spell backwards. Now it smelled of burnt toast.`,
          `"It comes out right in the end," said ${name}, and there was toast.`,
        ),
    ],
  },
  {
    of: ['princess', 'prince', 'king', 'queen', 'pharaoh'],
    shows:
      /\b(?:crowns?|thrones?|palace|castle|royal|curts\w+|wav(?:ed|ing)|robes?|king|queen|your (?:majesty|highness))\b/i,
    threads: [
      ({ name }) =>
        habit(
          `${name} waved at everybody, slowly, as it is done.`,
          `${name} waved. It does not help much, but people like it.`,
          `${name} forgot to wave. It was that kind of moment.`,
          `${name} waved with both arms, as it is never done.`,
        ),
    ],
  },
  {
    of: ['knight', 'Roman soldier'],
    shows: /\b(?:clank\w*|armou?r|helmet|visor|shields?|sword|castle|horse)\b/i,
    threads: [
      ({ name, names }) =>
        habit(
          `${name} clanked. There was nothing to be done about it.`,
          `${name} tried to think quietly. Clank.`,
          `Clank, went ${names} left knee, at quite the wrong moment.`,
          `Clank, clank, clank! It was very nearly dancing.`,
        ),
    ],
  },
  {
    of: ['astronaut'],
    shows: /\b(?:systems|space\w*|rocket|float\w*|helmet|planets?|stars?|moon|gravity)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `"All systems ready," said ${name}, and patted every pocket.`,
          `"We have a problem," said ${name}, in a very calm voice.`,
          `"We still have the problem," said ${name}, no less calmly.`,
          `"All systems happy," said ${name}.`,
        ),
    ],
  },
  {
    of: ['detective', 'spy'],
    shows: /\b(?:clues?|case|suspects?|magnifying|notebook|secret|footprints?|disguise\w*)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `"That is a clue," said ${name}, and wrote it down.`,
          `"And that is another," said ${name}, and wrote it down as well.`,
          `"I shall have it soon," said ${name}, and turned a page.`,
          `"Case closed," said ${name}, and closed the notebook.`,
        ),
    ],
  },
  {
    of: ['superhero'],
    shows: /\b(?:capes?|powers?|sav(?:ed|es|ing)|rescue\w*|super\w*|masks?|zoom\w*|fl(?:y|ew|ying))\b/i,
    threads: [
      ({ name, names }) =>
        habit(
          `${name} stood for a moment with both fists on both hips. That is how you begin.`,
          `The cape blew over ${names} face. It does that.`,
          `"I had a plan," said ${name}, from under the cape.`,
          `For once ${names} cape hung exactly right.`,
        ),
    ],
  },
  {
    of: ['ninja'],
    shows: /\b(?:silent\w*|quiet\w*|stealth|shadows?|invisible|unseen|crept|creep\w*|behind you)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `Nobody had seen ${name} come. That was the idea.`,
          `"I'm behind you," said ${name}. It was true.`,
          `${name} was so quiet that they counted one too few.`,
          `"Hooray!" shouted ${name}. For a ninja that was very loud.`,
        ),
    ],
  },
  {
    of: ['vampire'],
    shows: /\b(?:capes?|bats?|coffin|fangs?|tooth|teeth|night|dark|good evening|garlic|blood|ketchup|tomato\w*)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `"Good evening," said ${name}, whatever time it was.`,
          `${name} swept the cape about, and something fell over.`,
          `"Good evening," said ${name}, picking it up.`,
          `"It has been a very good evening," said ${name}.`,
        ),
    ],
  },
  {
    of: ['fairy', 'elf', 'leprechaun'],
    shows: /\b(?:wings?|wands?|glitter\w*|sparkl\w+|dust|tiny|magic\w*|flutter\w*|toadstools?)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `Wherever ${name} had been, a little glitter stayed behind.`,
          `By now there was glitter from ${name} on everything, and in one sandwich.`,
          `${name} sneezed. It was a very shiny sneeze.`,
          `What glitter there was from ${name} nobody ever swept up.`,
        ),
    ],
  },
  {
    of: ['mermaid', 'merman', 'diver'],
    shows: /\b(?:tails?|fins?|sea|waves?|sw[aiu]m\w*|scales|shells?|bubbles?|flippers?)\b/i,
    threads: [
      ({ name, names }) =>
        habit(
          `A drop of salt water ran off ${names} hair. There was always one more.`,
          `Drip. "That's only the sea," said ${name}. "It follows me about."`,
          `Drip, drip. There was enough of it now for a very small crab.`,
          `Drip. ${name} held out a hand, and the last drop had a tiny shell in it.`,
        ),
    ],
  },
  {
    of: ['giant'],
    shows: /\b(?:huge|enormous|gigantic|tall\w*|boots?|shook|thunder\w*|tiny|thumb|footsteps?)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `${name} whispered, so that only the spoons shook.`,
          `${name} took one very small step. Something rattled.`,
          `"Sorry," whispered ${name}. Something else rattled.`,
          `Then ${name} laughed out loud, and everybody held on to their hats.`,
        ),
    ],
  },
  {
    of: ['explorer', 'cave girl'],
    shows: /\b(?:maps?|compass|jungle|discover\w*|expedition|caves?|explor\w+|trail)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `${name} drew a small map first: a cross, and "We are here."`,
          `"We are still here," said ${name}, and looked at the map.`,
          `"We may be here," said ${name}, and turned the map round.`,
          `${name} drew one last cross. "We were here," it said.`,
        ),
    ],
  },
  {
    of: ['Father Christmas'],
    shows: /\b(?:ho,? ho|presents?|sleigh|reindeer|chimney|sack|beard|christmas)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `"Ho," said ${name}. There were two more, for later.`,
          `"Ho?" said ${name}. It was not the moment.`,
          `"H-" said ${name}, and stopped.`,
          `"Ho, ho, ho!" said ${name}. It had been saved up, and it shook the spoons.`,
        ),
    ],
  },
  {
    of: ['clown', 'cowboy'],
    shows: /\b(?:hats?|nose|juggl\w+|circus|horse|lasso|howdy|boots)\b/i,
    threads: [
      ({ name, names }) =>
        habit(
          `${names} hat came off to say hello. The hat went on by itself again, nearly.`,
          `${names} hat came down over both eyes. "Who put the light out?" said ${name}.`,
          `${names} hat was on back to front. "Now I am leaving," said ${name}, arriving.`,
          `${names} hat went up in the air, and came down exactly right.`,
        ),
    ],
  },
];
