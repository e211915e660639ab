import { habit, type Nature } from './nature.ts';

/** Made-up creatures, and things that are somebody. */
export const MAGIC_AND_THING_NATURES: readonly Nature[] = [
  {
    of: ['dragon', 'phoenix', 'griffin'],
    shows: /\b(?:smok\w+|fires?|flames?|wings?|scales|tail|breath\w*|hot|sparks?|roar\w*|puff\w*)\b/i,
    threads: [
      ({ name, names }) =>
        habit(
          `When ${name} sighed, there was a little smoke.`,
          `A smoke ring got out. "Pardon," said ${name}.`,
          `Two smoke rings got out of ${name}, one through the other.`,
          `${names} last smoke ring was nearly a heart.`,
        ),
    ],
  },
  {
    of: ['unicorn', 'narwhal'],
    shows: /\b(?:horns?|mane|rainbows?|magic\w*|hoof|hooves|sparkl\w+|glitter\w*)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `${name} had to think of the horn whenever there was a corner.`,
          `"Is there something on my horn?" asked ${name}. It was a leaf.`,
          `"And now?" asked ${name}. Now it was three leaves and a glove.`,
          `"Leave it," said ${name}. "I should like to keep the glove."`,
        ),
    ],
  },
  {
    of: ['ghost'],
    shows: /\b(?:boo|through|haunt\w*|sheet|float\w*|white|see-through|spook\w*|invisible|wall)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `${name} went through things without meaning to.`,
          `${name} leaned on something, and went through it.`,
          `"Brr," said ${name}. "Something blew right through me."`,
          `${name} gave everybody a hug. It felt like a cool breeze.`,
        ),
    ],
  },
  {
    of: ['monster', 'troll', 'yeti', 'goblin'],
    shows: /\b(?:grr+|growl\w*|roar\w*|hairy|fur\w*|claws?|monster's|bridge|stomp\w*|teeth|horns?)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `"Grrr," said ${name}. It meant hello.`,
          `"Grrr," said ${name}. It meant oh dear.`,
          `"Grrr?" said ${name}. It meant may I help.`,
          `"Grrr," said ${name}. It meant thank you.`,
        ),
    ],
  },
  {
    of: ['alien'],
    shows: /\b(?:bleep\w*|planets?|space\w*|antenna\w*|stars?|green|eyes|beam\w*|earth)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `"Bleep," said ${name}. At home that was quite a long speech.`,
          `"Bleep, bleep," said ${name}, with feeling.`,
          `"At home, this takes two Tuesdays," said ${name}.`,
          `"Bleep," said ${name}, and everybody understood.`,
        ),
    ],
  },
  {
    of: ['dinosaur', 'T-rex', 'triceratops', 'stegosaurus', 'diplodocus', 'velociraptor', 'pterodactyl'],
    shows: /\b(?:tail|roar\w*|stomp\w*|teeth|huge|footprints?|claws?|horns?|plates|wings?|neck|arms)\b/i,
    threads: [
      ({ names, name }) =>
        habit(
          `${names} tail was always a little later than the rest.`,
          `Something fell over. "That was the tail," said ${name}.`,
          `Something else fell over. "It means well," said ${name}.`,
          `${names} tail came last, and wagged, and everybody jumped over it.`,
        ),
    ],
  },
  {
    of: ['snowman'],
    shows: /\b(?:melt\w*|snow\w*|carrot|cold|coal|ice|icy|scarf|drip\w*|winter)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `"Is my nose straight?" asked ${name}. It was not.`,
          `"And now?" asked ${name}. It was straighter.`,
          `"And now?" asked ${name}. It had gone the other way.`,
          `"Leave the nose," said ${name}. "I like it so."`,
        ),
    ],
  },
  {
    of: ['genie'],
    shows: /\b(?:lamp|wish\w*|smoke|granted|bottle|poof)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `"Your wish," said ${name}, before anybody had one.`,
          `"I wish this were easier," somebody said. "Not that kind," said ${name}.`,
          `"I wish I knew," somebody said. "So do I," said ${name}.`,
          `"I wish nothing," said everybody. "Granted," said ${name}.`,
        ),
    ],
  },
  {
    of: ['robot'],
    shows:
      /\b(?:bleep\w*|beep\w*|buttons?|batter\w+|screws?|lights?|metal|whirr\w*|wires?|oil\w*|clank\w*|tin|calculat\w+)\b/i,
    threads: [
      ({ names, name }) =>
        habit(
          `Behind a little door in ${names} chest, a light was green.`,
          `${names} light went yellow. "Working it out," said ${name}.`,
          `${names} light went red. "Working it out loudly," said ${name}.`,
          `${names} light went green again, and stayed green.`,
        ),
      ({ name }) =>
        habit(
          `"I am not programmed for this," said ${name}, and came along.`,
          `"Nor for this," said ${name}.`,
          `"Least of all for this," said ${name}, and went on.`,
          `"Now I am programmed for it," said ${name}.`,
        ),
    ],
  },
  {
    of: ['clock', 'hourglass'],
    shows: /\b(?:tick\w*|tock|hands?|o'clock|chim\w+|time|minutes?|hours?|wound|strike|struck|sand)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `${name} told everybody the time, whether they wanted it or not.`,
          `"Ten past," said ${name}.`,
          `"Nearly half past," said ${name}, a little anxiously.`,
          `"Now," said ${name}. "It is exactly now."`,
        ),
    ],
  },
  {
    of: ['teapot', 'kettle', 'saucepan', 'cup'],
    shows: /\b(?:tea|steam\w*|spout|lid|pour\w*|boil\w*|handle|drip\w*)\b/i,
    threads: [
      ({ names, name }) =>
        habit(
          `A wisp of steam came out of ${name}. That was a thought.`,
          `${names} lid rattled. The thought was getting bigger.`,
          `Up went a good deal of steam. "I nearly had it," said ${name}.`,
          `One last curl of steam went up, as thin as a smile.`,
        ),
    ],
  },
  {
    of: ['cloud', 'puddle', 'umbrella'],
    shows: /\b(?:rain\w*|drops?|drip\w*|wet|sky|float\w*|thunder\w*|wind)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `When ${name} laughed, a drop fell out.`,
          `Drip. "Was that you?" they asked. "It slips out," said ${name}.`,
          `Drip, drip. "That was not laughing," said ${name}. "That was the other thing."`,
          `Then ${name} laughed until everybody was wet.`,
        ),
    ],
  },
  {
    of: ['moon', 'star', 'sun', 'lamp', 'lantern', 'lighthouse'],
    shows: /\b(?:shone|shin(?:e|es|ed|ing)|glow\w*|light\w*|bright\w*|beam\w*|rays?|sky|dark|twinkl\w+)\b/i,
    threads: [
      ({ name }) =>
        habit(
          `${name} shone a little, because everybody was looking.`,
          `${name} shone on it. It did not look any better.`,
          `${name} went rather pale.`,
          `And ${name} shone so that everybody had a shadow.`,
        ),
    ],
  },
  {
    of: ['teddy', 'doll', 'sock', 'mitten', 'pillow', 'scarf', 'hat'],
    shows: /\b(?:stuffing|seams?|stitch\w*|wool\w*|soft|buttons?|sewn|threads?|knit\w*|holes?)\b/i,
    threads: [
      ({ name, names }) =>
        habit(
          `${name} had one loose thread, and tried not to think of it.`,
          `${name} thought of the thread. It was longer now.`,
          `"Don't pull it," said ${name}. Nobody had been going to.`,
          `Somebody tied the thread in a bow, and it was ${names} best side from then on.`,
        ),
    ],
  },
  {
    of: ['drum', 'bell', 'piano', 'guitar', 'trumpet', 'telephone'],
    shows: /\b(?:rang|ring\w*|boom\w*|bang\w*|ding|notes?|tunes?|music|play\w*|strings?|keys?|toot\w*)\b/i,
    threads: [
      ({ name, names }) =>
        habit(
          `${name} could not keep quite still. There was a note in there.`,
          `The note in ${name} nearly got out. "Sorry," said ${name}.`,
          `Half of ${names} note got out. It was a low one.`,
          `Then ${names} whole note came out, and it went on and on.`,
        ),
    ],
  },
];
