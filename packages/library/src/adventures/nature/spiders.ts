import type { FactSheet } from '../sheet.ts';

/** It rains, and across the handle of the only umbrella there is a web. Somebody will have to ask her nicely. */
export const spiders: FactSheet = {
  id: 'spiders',
  topic: 'nature',
  title: 'Spiders',
  subject: 'spiders and their webs',
  words: [
    'spider',
    'web',
    'cobweb',
    'spiderweb',
    'tarantula',
    'arachnid',
    'silk',
    'spiderling',
    'how spiders spin webs',
    'how do spiders make webs',
    'how do spiders make silk',
    'why do spiders make webs',
  ],
  guides: ['ladybird', 'grasshopper', 'caterpillar'],
  titles: [
    'The Umbrella Is Taken',
    '{child} Asks Her Nicely',
    'A Web on the Umbrella',
    'Please Do Not Wobble, {guide}',
    'Number Eight, the Porch',
  ],
  facts: [
    {
      id: 'legs',
      says: 'A spider has eight legs and an insect has six, so spiders are not insects.',
      source: 'Natural History Museum, London: Spiders',
    },
    {
      id: 'sticky',
      says: 'In a round web the spiral is sticky, but the spokes that hold it up are not.',
      source: 'Encyclopaedia Britannica: Orb weaver',
    },
    {
      id: 'feel',
      says: 'Most spiders that build webs see poorly, and feel through the threads when something shakes the web.',
      source: 'Encyclopaedia Britannica: Spider, senses',
    },
    {
      id: 'moult',
      says: 'A spider grows by climbing out of its old skin, which stays behind whole.',
      source: 'Australian Museum: Moulting in spiders',
    },
    {
      id: 'jump',
      says: 'A jumping spider fixes a thread of silk behind it before it leaps.',
      source: 'Encyclopaedia Britannica: Jumping spider',
    },
    {
      id: 'balloon',
      says: 'Young spiders travel by letting silk out into the air until it lifts them away.',
      source: 'Natural History Museum, London: How spiders fly',
    },
    {
      id: 'eat',
      says: 'Garden spiders take down a worn web, eat the silk and spin a new one, often in one night.',
      source: 'Encyclopaedia Britannica: Spider web',
    },
    {
      id: 'spinnerets',
      says: "Silk comes out of spinnerets at the end of the spider's body.",
      source: 'Encyclopaedia Britannica: Spinneret',
    },
    {
      id: 'water',
      says: 'One spider, the diving bell spider, lives under water in a bubble of air that it holds with silk.',
      source: 'Natural History Museum, London: Diving bell spider',
    },
    {
      id: 'kinds',
      says: 'Not all spiders build webs to catch food: wolf spiders and jumping spiders run or leap.',
      source: 'Encyclopaedia Britannica: Wolf spider; Jumping spider',
    },
    {
      id: 'strong',
      says: 'Weight for weight, the strongest spider silk is stronger than steel.',
      source: 'Natural History Museum, London: Spider silk',
    },
  ],
  never: [
    {
      wrong: /\b(?:spiders? (?:is|are) (?:an )?insects?|six-legged spiders?)\b/i,
      belief: 'Spiders are insects.',
      truth: 'They have eight legs; an insect has six.',
    },
    {
      wrong: /\b(?:all|every) (?:the )?(?:threads?|bits?|parts?) (?:of [^.]*)?(?:is|are|was|were) sticky\b/i,
      belief: 'All threads of a web are sticky.',
      truth: 'The spokes are dry; only the spiral is sticky.',
    },
    {
      wrong: /(?<!\bnot )\ball spiders (?:make|build|spin) webs\b/i,
      belief: 'All spiders build webs.',
      truth: 'Some run or leap after their food.',
    },
    {
      wrong: /\bsilk (?:comes|came) (?:out )?(?:of|from) (?:its|her|the spider's) mouth\b/i,
      belief: "Silk comes from the spider's mouth.",
      truth: 'It comes from spinnerets at the other end.',
    },
    {
      wrong: /\b(?:all|most) spiders (?:are|were) (?:dangerous|deadly)\b/i,
      belief: 'Most spiders are dangerous to people.',
      truth: 'Very few can harm anybody.',
    },
  ],
  opens: {
    young: [
      [
        {
          setting: 'street',
          weather: 'rain',
          camera: 'medium',
          child: 'reach curious',
          things: ['umbrella', 'web'],
          text: [
            'It rains. {child} wants the umbrella. But look! A web.',
            'Drip, drop. Where is the umbrella? Behind a web. {child} stops.',
          ],
        },
        {
          setting: 'street',
          weather: 'rain',
          camera: 'close',
          child: 'kneel happy',
          guide: 'wave happy',
          things: ['web'],
          text: [
            '"Ask her," says {a guide}. So {child} gets small. As small as the web.',
            'There sits {a guide}. {child} sits by the web. Now {child} is small. "Come and ask!"',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          weather: 'rain',
          camera: 'wide',
          child: 'stand worried',
          things: ['umbrella'],
          text: [
            '{child} needs the umbrella. Somebody is living on it. Who?',
            'Somebody tied up the umbrella. Tied it with tiny string! Who did, {child}?',
          ],
        },
        {
          setting: 'garden',
          weather: 'rain',
          camera: 'medium',
          child: 'wave curious',
          guide: 'dance happy',
          things: ['web'],
          text: [
            '"A spider did," says {a guide}. "Let us go up the web!" {child} shrinks.',
            '{a guide} taps the web. Tap, tap. {child} is small too. They go to ask.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'street',
          weather: 'rain',
          camera: 'medium',
          child: 'reach curious',
          things: ['umbrella', 'web'],
          text: [
            'It was raining, and the only umbrella hung in the porch. {child} reached for the handle. From the handle to the wall went a web, and it looked new.',
            'The umbrella had been on its hook since May. In May it had been just an umbrella. Now it was also one end of a web. {child} did not like to break it.',
          ],
        },
        {
          setting: 'street',
          weather: 'rain',
          camera: 'close',
          child: 'kneel excited',
          guide: 'wave happy',
          things: ['puddle'],
          text: [
            '"You could ask her to move," said {a guide}, hopping about. {child} looked into a puddle, and fell in, and came out tiny. {guide} was already off.',
            'There was {a guide} on the mat, tapping every foot at once. "I know her. Sort of. Come on!" {child} stepped over a puddle. The next puddle was a lake.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          weather: 'rain',
          camera: 'wide',
          child: 'stand worried',
          things: ['umbrella'],
          text: [
            '{child} had left the umbrella by the porch, just for a night. In the morning it was moored to the wall with thread. There were more knots than in a fishing net.',
            'The ducks had to be fed, and it was pouring. {child} went to get the umbrella from its nail. "Sorry," said {child}, and stopped. Somebody was using it.',
          ],
        },
        {
          setting: 'garden',
          weather: 'rain',
          camera: 'medium',
          child: 'look-up curious',
          guide: 'dance happy',
          things: ['web'],
          text: [
            'Under the web somebody was jigging up and down to keep warm. It was {a guide}. "Knock first," said {guide}. "I always do." And {child} got so small that a web was as tall as a house.',
            '"Ask her first," said {a guide}, drumming on a stone. "It is her web." {child} shrank until a raindrop was as large as a football. {guide} drummed on that instead.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'street',
          weather: 'rain',
          camera: 'medium',
          child: 'reach curious',
          things: ['umbrella', 'web'],
          text: [
            'The rain had come to stay, and there was one umbrella in the house that opened. {child} had a hand on it before noticing. From its handle a web was stretched to the bell, as neat as a drawing. One pull would have done it. {child} let go. "There must be somebody I can ask," said {child}.',
            'Everybody else had gone down the road in hoods. {child} had said, "I\'ll catch you up," and gone for the umbrella. It stood in the corner of the porch, and somebody had built a web on it. It was not just any web. It had spokes and rings, and each ring had been measured. {child} looked at the rain, and at the web, and at the rain.',
          ],
        },
        {
          setting: 'street',
          weather: 'rain',
          camera: 'close',
          child: 'kneel excited',
          guide: 'wave happy',
          things: ['shoe'],
          text: [
            '"She might move, if it was put to her properly," said a voice from a shoe. Out came {a guide}, who could not stand still, and hummed as well. "I would go myself, but I am told I fidget." The shoe seemed to be growing. {child} found that its laces were as thick as ropes, and that the way up began there.',
            'Something in a wet shoe was tapping out a tune. {a guide} looked over the edge, tapping. "You need an appointment," said {guide}. "People will go blundering in, and then she has it all to do again." {child} tied a lace. When that was done the shoe was a ship, and {child} had to be helped down off it.',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          weather: 'rain',
          camera: 'wide',
          child: 'stand worried',
          things: ['umbrella'],
          text: [
            'It was {child} who had left the umbrella hanging by the porch, so there was nobody to blame. One night was all it had taken. Thread ran from the spike to the wall and back again, and in between hung a wheel of silver. The bus went in an hour. It rained on the bus stop, and on {child}.',
            "There were two things wrong with the umbrella that morning. It was outside the porch, where {child} had promised not to leave it; and it was let. A tenant had moved in overnight and had done the whole place up in silk. The rain hung in it, drop after drop. You could not have picked it up without ruining somebody's front room.",
          ],
        },
        {
          setting: 'garden',
          weather: 'rain',
          camera: 'medium',
          child: 'look-up curious',
          guide: 'dance happy',
          things: ['web'],
          text: [
            '"Don\'t just stand there, dripping on her roof," said {a guide}, hopping from foot to foot. "Go and ask." {guide} had never kept still, even as a baby, and was not let near the web as a rule. {child} bent to hear better. By the time they were level with {guide}, the porch was a cathedral.',
            'A drop fell off the web, and {a guide} danced out of the way and in again. "It is a habit," said {guide}. "It makes me unpopular up there. But I can show you where to wipe your feet." The next drop was as large as {child}. So was the one after that. They began to climb between them.',
          ],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['legs'],
      shows: /\beight(?: legs|!)/i,
      pages: {
        young: [
          {
            setting: 'garden',
            camera: 'close',
            child: 'point happy',
            guide: 'walk proud',
            things: ['leaf'],
            text: [
              'Who is under the leaf? Six legs. That is a beetle, {guide}! {child} looks for eight legs.',
              '{child} counts legs on a leaf. Six. Not a spider. {guide} counts again. A spider has eight legs.',
            ],
          },
        ],
        middle: [
          {
            setting: 'garden',
            camera: 'medium',
            child: 'stand shy',
            guide: 'wave proud',
            things: ['leaf'],
            text: [
              '{guide} knocked at the first leaf. "Madam Spider?" It was a beetle in the bath. {guide} knocked at the next. That was an earwig, and cross.',
              'Everyone who lived up here had feelers or feet sticking out of a leaf. {guide} bowed to each of them. "Are you the spider?" They were not, and said so.',
            ],
          },
          {
            setting: 'garden',
            camera: 'close',
            child: 'point happy',
            guide: 'think curious',
            things: ['flower'],
            text: [
              '"All of those had six legs," said {child}. "They are insects. A spider has eight." On the far side of a flower, feet were showing. {child} counted twice. Eight legs! {guide} bowed to all of them.',
              '{child} began to count. Six, six, six: all insects. Then by the tall flower there were some more knees than that. "Eight legs," said {child}. "{guide}, that is the porter."',
            ],
          },
        ],
        old: [
          {
            setting: 'garden',
            camera: 'medium',
            child: 'stand shy',
            guide: 'wave proud',
            things: ['leaf'],
            text: [
              'There were no numbers on the doors up there, and there was somebody at home behind each leaf. {guide} had a system, which was to bow and say, "Madam Spider, what a charming web." {guide} said it to a beetle. {guide} said it to an earwig, a shield bug, and a fly that was only passing. None of them took it well.',
              '"One of these is a friend of hers," said {guide} to {child}, "and friends can take a note up." But which? There were feet under every leaf, and no names. {guide} made a short speech to a greenfly. It was the wrong greenfly, or it was the wrong speech. "They all look alike from the ankles," said {guide}, jigging.',
            ],
          },
          {
            setting: 'garden',
            camera: 'close',
            child: 'point happy',
            guide: 'think curious',
            things: ['flower'],
            text: [
              '{child} lay down and looked along the row at ankle height. "Beetle, six. Earwig, six. Fly, six. Those are all insects." Behind a flower stood one more pair of feet, and another, and another, and then one more. "A spider has eight legs," said {child}. "Good morning." The owner of the eight raised two of them politely. {guide} copied it, and fell over.',
              '"Then we shall count ankles," said {child}. It was quick work. Whoever had six was an insect, and could be thanked and left alone. At the yellow flower the count went on past six to eight legs, neatly folded. "I wondered when you would get to me," said a small brown spider. "She is my aunt. Do go up." {guide} shook all eight.',
            ],
          },
        ],
      },
      ask: {
        young: ['How many legs has a spider?', 'Eight!'],
        older: ['How can you tell a spider from an insect?', 'A spider has eight legs, and an insect has six.'],
      },
    },
    {
      facts: ['sticky'],
      shows: /\bsticky\b/i,
      pages: {
        young: [
          {
            setting: 'garden',
            camera: 'medium',
            child: 'walk determined',
            guide: 'stand worried',
            things: ['web'],
            text: [
              '{guide} is stuck on the web. Round and round is sticky. {child} walks on the straight ones.',
              'Which thread of the web is sticky? The curly one, {guide}! {child} goes straight up.',
            ],
          },
        ],
        middle: [
          {
            setting: 'garden',
            camera: 'wide',
            child: 'stand worried',
            guide: 'reach worried',
            things: ['web'],
            text: [
              'They stepped on to the web, and {guide} stopped. One foot would not come up. {guide} put down another to push with. That made two.',
              'Halfway over the web {guide} tried a hop. It did not come off. "I am not fidgeting," said {guide}. "I can\'t." It was true. {guide} was glued.',
            ],
          },
          {
            setting: 'garden',
            camera: 'close',
            child: 'walk determined',
            guide: 'walk calm',
            things: ['string'],
            text: [
              '{child} felt each string. The ones that went round were sticky, with tiny beads. Those that went straight to the middle were dry. So {child} pulled {guide} out, and they kept to the spokes.',
              '"Only the rings are sticky," said {child}. "The spokes aren\'t, or how would she get about?" They walked in along one straight string. {guide} had to be held by the hand.',
            ],
          },
        ],
        old: [
          {
            setting: 'garden',
            camera: 'wide',
            child: 'stand worried',
            guide: 'reach worried',
            things: ['web'],
            text: [
              'The web went up before them like a ladder for giants. {guide} was first on to it, because {guide} could not bear to wait. There was a small wet noise. {guide} pulled, and the thread came too, and sprang back. "It has me by the boot," said {guide}. Each new boot that went to the rescue was taken as well.',
              'There was no way to the middle of the web but over it. "Skip!" said {guide}. "If one is quick enough it does not notice." It noticed on the second skip. By the third, {guide} was stuck in four places, and trying to look as though this was planned.',
            ],
          },
          {
            setting: 'garden',
            camera: 'close',
            child: 'walk determined',
            guide: 'walk calm',
            things: ['string'],
            text: [
              '"But how does she do it?" said {child}, and bent close. Every string that ran round and round was hung with sticky beads, finer than dew. But the spokes, which ran straight in to the middle, had none. They were dry as cotton. {child} unpeeled {guide}, boot by boot. After that they went up a spoke, one foot before the other, like two people on a kerb.',
              '{child} tried one string with the tip of a finger. It was sticky. The next was not. Round ones, sticky; straight ones, dry: it was the same all the way. The spider had made herself a set of paths, then, with the glue only in between. {child} got {guide} loose by tickling. They took the third spoke on the left, and did not skip.',
            ],
          },
        ],
      },
      ask: {
        young: ['Which threads are sticky?', 'The ones that go round.'],
        older: ['Where can you walk on a round web without sticking?', 'On the spokes: only the spiral is sticky.'],
      },
    },
    {
      facts: ['feel'],
      shows: /\b(?:feel|feels|felt)\b/i,
      pages: {
        young: [
          {
            setting: 'garden',
            camera: 'wide',
            child: 'wave curious',
            guide: 'jump happy',
            things: ['web'],
            text: [
              '{child} waves. The spider cannot see. But she feels the web shake. Stop hopping, {guide}!',
              'Hello up there! No answer. {guide} taps the web. She feels it in her feet. {child} waves.',
            ],
          },
        ],
        middle: [
          {
            setting: 'garden',
            camera: 'medium',
            child: 'wave worried',
            guide: 'jump excited',
            things: ['sign'],
            text: [
              'They held up a sign that said PLEASE. The spider sat in the middle, and looked right through it. {guide} jumped up and down, just in case.',
              '{child} had made a sign, with a border. The spider was only a thumb away, and did not turn. {guide} did a cartwheel for her. Nothing.',
            ],
          },
          {
            setting: 'garden',
            camera: 'close',
            child: 'reach happy',
            guide: 'stand shy',
            things: ['string'],
            text: [
              '"She can hardly see," said {child}. "She feels." Every shake of the web goes to her feet. {child} plucked one string, once, very softly. "Yes?" she said. {guide} was to stand still. It was awful.',
              'Her eyes were poor. But her feet were on each string, and felt whatever moved. All that jumping felt like flies! {child} gave one gentle pull, like a doorbell. {guide} stood like a post.',
            ],
          },
        ],
        old: [
          {
            setting: 'garden',
            camera: 'medium',
            child: 'wave worried',
            guide: 'jump excited',
            things: ['sign'],
            text: [
              'There was the spider, out in the middle with her feet spread, looking straight at them. {child} held up the sign. It said MAY I HAVE MY UMBRELLA, in the best lettering. She looked at it as you might at a wall. "Perhaps she can\'t spell," said {guide}, and leapt about like a mad thing to attract her eye. The web bounced. She drew herself up.',
              'They got near enough to see all the spider\'s eyes, and not one of them blinked. {child} waved. {child} turned the sign the other way up. {guide} ran on the spot, whistled, and did the dance with the elbows. She gathered her legs under her and took one quick step towards the noise. "She does not care for the elbows," said {guide}.',
            ],
          },
          {
            setting: 'garden',
            camera: 'close',
            child: 'reach happy',
            guide: 'stand shy',
            things: ['string'],
            text: [
              '"Stop!" said {child}. "She thinks you are lunch." She could hardly see a thing, for all those eyes. What she did was feel. A foot lay on each string, and whatever shook the web came to her along it. So {child} chose one, and plucked it once, as lightly as a bell-pull. She sat down again. "Somebody with manners," she said. {guide} turned to stone, with effort.',
              'Then {child} saw her feet. Each rested on a string, like fingers on a telephone wire, and when {guide} hopped the feet moved. She was not looking. She felt the web with them, and whoever wobbled might be a fly. "Be a statue," said {child} to {guide}. One soft pull; a wait; one more. "I\'m in," she said at once. "Who is it?"',
            ],
          },
        ],
      },
      ask: {
        young: ['How did she know they were there?', 'She felt the web shake.'],
        older: ['How does a spider know that somebody is on her web?', 'She feels the threads shake with her feet.'],
      },
    },
    {
      facts: ['moult'],
      shows: /\bskin\b/i,
      pages: {
        young: [
          {
            setting: 'street',
            camera: 'close',
            child: 'kneel curious',
            guide: 'hide worried',
            things: ['box'],
            text: [
              'A spider on the box! It does not move. {child} looks. It is only her old skin, {guide}.',
              'Shh. Who sits by the box? Nobody is in it. {child} blows. An old skin! Come out, {guide}.',
            ],
          },
        ],
        middle: [
          {
            setting: 'street',
            camera: 'medium',
            child: 'stand worried',
            guide: 'stand sad',
            things: ['box'],
            text: [
              'On top of the letter box sat a spider. "Good day," said {guide}, and it said nothing. {guide} said it louder. "We have come too late. She is ill," said {guide}, and sniffed.',
              'Beside the letter box the spider hung by a thread, legs folded, quite still. {guide} apologised for everything. She did not answer. {guide} sat on the box and could not go on.',
            ],
          },
          {
            setting: 'street',
            camera: 'close',
            child: 'reach surprised',
            guide: 'think shy',
            things: ['feather'],
            text: [
              '{child} leaned closer. There was a split along the back, and nobody inside. It weighed less than a feather. A spider has to climb out of her skin to grow. {guide} kept saying that {guide} had known.',
              'The wind turned it round, light as a feather. It was empty! "That\'s only her skin," said {child}. "It got tight. She came out bigger." {guide} took back two of the apologies.',
            ],
          },
        ],
        old: [
          {
            setting: 'street',
            camera: 'medium',
            child: 'stand worried',
            guide: 'stand sad',
            things: ['box'],
            text: [
              'They found the spider sooner than they had hoped, and it was not how they had hoped. She was sitting on the edge of the letter box with every leg drawn in. {guide} tried a cough, and then a song. Not one hair of her stirred. "It was my humming," said {guide}. "I have bored her stiff." {child} did not know what to do at all.',
              'Behind the letter box hung a spider, and she was far too quiet. {guide} explained about the umbrella. {guide} explained about the rain, and about wet socks, and began on {guide}\'s own childhood. She did not interrupt. No one had ever failed to interrupt {guide}. "Something is very wrong," whispered {guide}, and for once stood still.',
            ],
          },
          {
            setting: 'street',
            camera: 'close',
            child: 'reach surprised',
            guide: 'think shy',
            things: ['feather'],
            text: [
              '{child} breathed on her, and she floated up like a feather. The light came through. "There is no one in here," said {child}. Down the back ran a neat slit, where she had stepped out. "It is her skin, {guide}. It won\'t stretch. If she wants to grow she has to leave it behind and have a new one." {guide} took the song back.',
              'It was a gust that gave it away. The whole spider swung out, as light as a feather, and there was daylight between the knees. She had left her skin on the hook, as one leaves a coat. {child} could see the hatch that she had climbed through, and her next size of footprint beside it. {guide} asked whether it came in a medium.',
            ],
          },
        ],
      },
      ask: {
        young: ['What was hanging there?', 'Her old skin!'],
        older: ['Why does a spider leave its skin behind?', 'It must climb out of the old one to grow.'],
      },
    },
    {
      facts: ['jump', 'kinds'],
      shows: /\b(?:ties?|tied|tying|fix|fixed|fixes)\b/i,
      pages: {
        young: [
          {
            setting: 'street',
            camera: 'wide',
            child: 'cheer excited',
            guide: 'jump happy',
            things: ['string'],
            text: [
              'A big gap. Hop! A jumping spider leaps. It ties a string on first. {child} holds it. {guide} jumps!',
              'The jumping spider ties one string. Then hop! Over the gap. {guide} hops. {child} holds on tight.',
            ],
          },
        ],
        middle: [
          {
            setting: 'street',
            camera: 'medium',
            child: 'stand worried',
            guide: 'run excited',
            things: ['fence'],
            text: [
              'Between the fence and the porch was a gap. It was only a hand wide, but their hands were very small now. {guide} took a long run, and stopped, and took a longer one.',
              'The fence ended, and the porch was over there. {guide} had been waiting for something to jump. But {child} held on to {guide}. It was a long way down.',
            ],
          },
          {
            setting: 'street',
            camera: 'close',
            child: 'hold determined: string',
            guide: 'jump happy',
            text: [
              'Along came a stripy spider, with no web. It hunts by jumping. First it fixed a string to the wood. Then it sprang. {child} followed, hand over hand, and {guide} bounced behind.',
              'A small fat spider walked to the edge. "I jump for a living," it said. "But I always tie a string on first." It flew across. {child} used its line for a rail, and {guide} was lifted over.',
            ],
          },
        ],
        old: [
          {
            setting: 'street',
            camera: 'medium',
            child: 'stand worried',
            guide: 'run excited',
            things: ['fence'],
            text: [
              'The top of the fence stopped short of the porch by about the length of a pencil. When you are smaller than a pea that is a canyon. {guide}, who had been told all day not to jump, was overjoyed. "I shall just run at it," said {guide}. {child} dropped a crumb over the edge, and listened, and could not hear it land.',
              '"At last, a use for me," said {guide}. There was a gap between the fence and the wall of the porch, and the wind blew up through it. {guide} paced about, bending and stretching. Three times {guide} counted to three. {child} had worked out that the run would do for half of it. It was the other half that mattered.',
            ],
          },
          {
            setting: 'street',
            camera: 'close',
            child: 'hold determined: string',
            guide: 'jump happy',
            text: [
              '"Amateurs," said somebody. It was a striped spider no longer than a grain of rice. Her kind build no web for hunting; they stalk, and pounce. She dabbed her tail end on the wood, and fixed a string there. Only then did she leap. If she had missed she would simply have swung. She landed like a pin. {child} tested the line and went over on it, and {guide} after.',
              'A little spider in stripes came by on business. She stopped at the edge, pressed her tail down, and tied on. Then she was on the other side, with a string across the gap behind her. "Some of us chase our dinner," she called, "and none of us would dream of jumping without one." {child} held it tight while {guide} crossed, bouncing a little for joy.',
            ],
          },
        ],
      },
      ask: {
        young: ['What does it do before it jumps?', 'It ties a thread on.'],
        older: ['What keeps a jumping spider safe when it leaps?', 'It fixes a thread behind it first.'],
      },
    },
    {
      facts: ['balloon', 'spinnerets'],
      shows: /\bsilk\b/i,
      pages: {
        young: [
          {
            setting: 'sky',
            weather: 'wind',
            camera: 'wide',
            child: 'float excited',
            guide: 'float happy',
            things: ['leaf'],
            text: [
              'Baby spiders let out silk. The wind lifts them! {child} and {guide} go on a leaf. Whee!',
              'Silk, silk, silk. Up goes a baby spider! Up goes a leaf. Up go {child} and {guide}.',
            ],
          },
        ],
        middle: [
          {
            setting: 'garden',
            weather: 'wind',
            camera: 'wide',
            child: 'stand worried',
            guide: 'look-up sad',
            things: ['fence'],
            text: [
              'They had climbed the wrong thing. It was the fence, and the umbrella was right over there. {guide} said it could happen to anyone, and drummed. It was the other side of the air.',
              'From the fence they could see the umbrella, with nothing in between. It would take a week to walk round. {guide} jigged. It did not help.',
            ],
          },
          {
            setting: 'sky',
            weather: 'wind',
            camera: 'medium',
            child: 'float excited',
            guide: 'float happy',
            things: ['leaf'],
            text: [
              'Next to them sat a row of baby spiders, tails up. Each let out silk, and more silk, until the breeze took it. Off they sailed. {child} tied theirs to a leaf, and {guide} flapped.',
              'Baby spiders have no wings either. They stood on tiptoe and let silk stream into the wind. It pulled, and away they went. Twenty of them took a leaf along, with {child} and {guide} on it.',
            ],
          },
        ],
        old: [
          {
            setting: 'garden',
            weather: 'wind',
            camera: 'wide',
            child: 'stand worried',
            guide: 'look-up sad',
            things: ['fence'],
            text: [
              '{guide} had led the way so briskly that neither of them had looked. Now they stood on top of the fence, and the umbrella hung in plain sight across a whole flower bed. To get to it they must go down, and along, and up. It would take until Tuesday. {guide} drummed sadly on the wood. A breeze went by, over all of it, in no time.',
              'It was the highest point of the fence, and it had been hard to reach, and it was wrong. "There it is," said {child}. The umbrella might as well have been in Wales. A wind blew past their ears towards it. "The wind can go," said {guide} bitterly. "The wind does not have to take the stairs." {child} thought about that.',
            ],
          },
          {
            setting: 'sky',
            weather: 'wind',
            camera: 'medium',
            child: 'float excited',
            guide: 'float happy',
            things: ['leaf'],
            text: [
              'All along the rail stood baby spiders on the tips of their toes, tails in the air. Out of each came silk, from the spinnerets at its end, and the wind drew it longer and longer. There was a tug. The first one rose, with a squeak. "Hold hands!" said {child}. They harnessed nine of them to a leaf. For once {guide} could wriggle all the way, and nobody minded.',
              '"Mind out," said a very small voice. A spider no bigger than a full stop lifted her tail and paid out silk. It shone, it swayed, it was as long as a washing line; and then it had her off her feet. Brothers and sisters went up after her like sparks. {child} begged a ride for a leaf and two. {guide} whooped until they came down.',
            ],
          },
        ],
      },
      ask: {
        young: ['How did the baby spiders fly?', 'They let out silk, and up they went.'],
        older: [
          'How can a young spider travel without wings?',
          'It lets silk out into the air until it is lifted away.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          setting: 'garden',
          time: 'night',
          camera: 'medium',
          child: 'stand surprised',
          guide: 'stand happy',
          things: ['web', 'umbrella'],
          text: [
            '"Yes," says the spider. She eats her web. All of it! {child} has the umbrella. {guide} claps.',
            'The spider rolls up the web. Gulp! All eaten. The umbrella is free. {child} and {guide} say thank you.',
          ],
        },
        {
          setting: 'garden',
          time: 'night',
          camera: 'close',
          child: 'hold happy: umbrella',
          things: ['boots'],
          text: [
            'The umbrella goes up. But who has the boots now? Look, {child}.',
            '{child} has one umbrella. The spider has two boots. See the web?',
          ],
        },
      ],
      [
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          child: 'wave happy',
          guide: 'dance happy',
          things: ['web'],
          text: [
            'The spider was going anyway! Every night: old web, gone. New web, there. {child} waves. {guide} hops.',
            'Old web? Supper! New web? Soon. Spiders do that at night. {child} and {guide} watch.',
          ],
        },
        {
          setting: 'street',
          time: 'night',
          camera: 'medium',
          child: 'hold proud: umbrella',
          text: [
            'Out comes the umbrella. Up it goes. {child} looks up. It has stopped raining.',
            '{child} opens the umbrella. One dot comes down on a thread. It is the baby.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'garden',
          time: 'night',
          camera: 'medium',
          child: 'stand surprised',
          guide: 'stand happy',
          things: ['web', 'umbrella'],
          text: [
            '"Move?" said the spider. "I do it most nights." And she ate her web, ring after ring, like spaghetti. "It\'s good silk. Why waste it?" There hung the umbrella. {child} and {guide} stared.',
            'They asked the spider very nicely. She was surprised. "That old thing? It is full of holes." She rolled up the web and ate it, and let go of the umbrella. {guide} said one should always ask. {child} nodded.',
          ],
        },
        {
          setting: 'garden',
          time: 'night',
          camera: 'close',
          child: 'hold happy: umbrella',
          things: ['boots'],
          text: [
            'It was still raining when {child} put up the umbrella. By the step stood the boots. Between the left and the right went one new thread.',
            'So {child} had the umbrella after all. The boots would have to wait. The spider was just measuring them.',
          ],
        },
      ],
      [
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          child: 'wave happy',
          guide: 'dance happy',
          things: ['web'],
          text: [
            '"You have come a long way to say please," said the spider. "I take my web in every night, to eat." Down it came, spoke by spoke. She would spin another before breakfast. {child} waved, and {guide} danced, as it no longer mattered.',
            'The spider heard them out. Then she bit through the web and wound it up and swallowed it. "That makes tomorrow\'s," she told {child}. {guide} asked for the recipe. It was mainly flies.',
          ],
        },
        {
          setting: 'street',
          time: 'night',
          camera: 'medium',
          child: 'hold proud: umbrella',
          text: [
            '{child} took the umbrella down, and was large again, and opened it. It had stopped raining an hour ago. {child} walked under it all the same.',
            'Under the lamp {child} opened the umbrella. A very small spider came down, looked about, and went back up. So it was let again.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'garden',
          time: 'night',
          camera: 'medium',
          child: 'stand surprised',
          guide: 'stand happy',
          things: ['web', 'umbrella'],
          text: [
            '{child} had a speech ready. She did not need it. "The umbrella? Have it, dear, I am off," said the spider. "I never keep a web two days if I can help it. They get so dusty." She began at the edge and ate it, ring by ring. She would spin it all out again elsewhere. {guide} watched the last spoke go down, and forgot to fidget.',
            'It took {child} one sentence to ask, and the spider one to reply. "I was moving tonight in any case." The web had caught two flies and a great deal of rain, and was worn out. So she wound it in and swallowed it, silk and all, for that is what the next is made from. Soon there was only an umbrella, and {guide}, clapping with everything.',
          ],
        },
        {
          setting: 'garden',
          time: 'night',
          camera: 'close',
          child: 'hold happy: umbrella',
          things: ['boots'],
          text: [
            '"So I need only have waited until morning," said {child}, going up to full size with a slight pop. It did not feel like a day wasted. {child} shook out the umbrella, which was quite dry inside. By the door stood a pair of boots. The spider was standing on the left one, with a thread in hand, looking thoughtfully across at the right.',
            '{child} put the umbrella up and walked once round the house, for the sound of it. Nobody at home could see why {child} would not put the boots away. They stood on the step in the lamplight, side by side. Between them went a line as thin as a breath, and then a second. The spider was pacing out the spokes.',
          ],
        },
      ],
      [
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          child: 'wave happy',
          guide: 'dance happy',
          things: ['web'],
          text: [
            'The spider let them finish, being well brought up. "My dears," she said, "nobody has ever asked before. They use a broom." And then, as it was getting dark, she took in her web like the washing, and ate it. It was her thread, and she would want it again by dawn. {child} waved. {guide} danced on the bare air where it had been.',
            '"What, this?" said the spider, when she had understood. "I was about to have it for supper." She cut the spokes one after another and rolled the whole web into a pea, and down it went. Old silk makes new silk, and she spun a fresh one most nights. {child} waved until she was over the gutter. Then {guide} was allowed to jig, and did.',
          ],
        },
        {
          setting: 'street',
          time: 'night',
          camera: 'medium',
          child: 'hold proud: umbrella',
          text: [
            'The umbrella came off its hook as if nothing had ever held it. {child} stepped out from the porch and pushed it open. Not one drop fell on it. The rain had stopped while they were on the spokes, or possibly the third leaf. {child} walked up and down a few times under the stars, so that it would not be wasted.',
            'When {child} put up the umbrella, something ran down the handle, stopped at a thumb, and waited to be introduced. It was one of the very small ones. {child} found it a dry place by the third rib. They kept that umbrella open in the hall all summer. Visitors hung up their coats quite carefully.',
          ],
        },
      ],
    ],
  },
};
