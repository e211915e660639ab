import type { FactSheet } from '../sheet.ts';

/** A dinner bell has to cross the bay in an iron boat, with somebody aboard who is sure at every wave that it sinks. */
export const ships: FactSheet = {
  id: 'ships',
  topic: 'science',
  title: 'Ships',
  subject: 'why ships float',
  words: [
    'ship',
    'boat',
    'floating',
    'why do ships float',
    'how do boats float',
    'float and sink',
    'sinking',
    'buoyancy',
    'ferry',
    'archimedes',
  ],
  guides: ['sailor', 'pelican', 'pirate'],
  titles: [
    'The Dinner Bell of Little Island',
    '{child} Aboard the Ladle',
    'We Are Sinking, Said {guide}',
    'An Iron Boat and Three Swim Rings',
    'Mind the Line on the Side',
  ],
  facts: [
    {
      id: 'shape',
      says: 'A lump of iron sinks, and the same iron beaten into a bowl floats, because the bowl takes up so much more room in the water.',
      source: 'Encyclopaedia Britannica, "Buoyancy"',
    },
    {
      id: 'push',
      says: 'Water pushes up on whatever is in it.',
      source: 'Encyclopaedia Britannica, "Archimedes’ principle"',
    },
    {
      id: 'aside',
      says: 'A floating ship sinks in until the water it pushes aside weighs as much as the ship and all that is in it.',
      source: 'Encyclopaedia Britannica, "Archimedes’ principle"',
    },
    {
      id: 'archimedes',
      says: 'Archimedes of Syracuse worked out the rule of floating more than 2,000 years ago.',
      source: 'Encyclopaedia Britannica, "Archimedes"',
    },
    {
      id: 'load-line',
      says: 'A mark on the side of a ship, the Plimsoll line, shows how deep it may safely be loaded.',
      source: 'NOAA National Ocean Service, "What is a Plimsoll line?"',
    },
    {
      id: 'plimsoll',
      says: 'Samuel Plimsoll fought for the load line because overloaded ships were lost, and in 1876 it became the law in Britain.',
      source: 'Encyclopaedia Britannica, "Samuel Plimsoll"',
    },
    {
      id: 'ballast',
      says: 'Heavy things low down in a ship keep it upright, and heavy things high up make it tip.',
      source: 'Encyclopaedia Britannica, "Ballast"; "Naval architecture: Stability"',
    },
    {
      id: 'salt',
      says: 'Salt water is heavier than the same amount of fresh water, so things float higher in it.',
      source: 'NOAA National Ocean Service, "What is a Plimsoll line?"',
    },
    {
      id: 'fresh-mark',
      says: 'Ships have separate load marks for fresh water and for salt water.',
      source: 'NOAA National Ocean Service, "What is a Plimsoll line?"',
    },
    {
      id: 'rooms',
      says: 'The inside of a big ship is divided by strong walls with tight doors, so that a leak fills only one room.',
      source: 'Encyclopaedia Britannica, "Bulkhead"',
    },
    {
      id: 'junks',
      says: 'Chinese ships had such walls inside them many centuries ago.',
      source: 'Encyclopaedia Britannica, "Junk (ship)"',
    },
    {
      id: 'wood',
      says: 'Most wood floats because it is lighter than the same amount of water.',
      source: 'Encyclopaedia Britannica, "Buoyancy"',
    },
  ],
  never: [
    {
      wrong: /\b(?:all |every )?heavy things (?:always )?sink\b|\beverything heavy sinks\b/i,
      belief: 'Heavy things sink and light things float.',
      truth: 'A ship of many tonnes floats and a grain of sand sinks; what counts is the weight for its size.',
    },
    {
      wrong: /\b(?:iron|steel|metal) (?:can never|cannot|can't) float\b/i,
      belief: 'Iron cannot float.',
      truth: 'An iron bowl or hull takes up enough room to float.',
    },
    {
      wrong: /\bships? floats? because (?:it is|they are|it's) (?:made of wood|light)\b/i,
      belief: 'Ships float because they are light.',
      truth: 'They float because they push aside as much water as they weigh.',
    },
    {
      wrong: /\bships? floats? (?:only )?because of (?:the|its|their) (?:engine|motor|speed)s?\b/i,
      belief: 'A ship floats because of its engine.',
      truth: 'It floats just as well standing still.',
    },
    {
      wrong: /\b(?:deeper|more) water (?:holds|carries|pushes) (?:a ship |things )?(?:up )?(?:better|more|harder)\b/i,
      belief: 'Deeper water holds a ship up better.',
      truth: 'The push is the same in deep water, as long as the ship does not touch the ground.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'Ding? No ding. Little Island has no dinner bell. {child} has it here, all mended.',
            '{child} has a big bell. Over the sea they wait for it. No bell, no dinner!',
          ],
          setting: 'beach',
          child: 'stand curious',
          things: ['bell'],
        },
        {
          text: [
            'The boat is iron. "It will sink," says {a guide}. It has not sunk. {child} hops in.',
            '{a guide} has a swim ring. {child} laughs. The iron boat just bobs.',
          ],
          setting: 'boat',
          child: 'jump happy',
          guide: 'stand worried',
        },
      ],
      [
        {
          text: [
            'Over there is an island. Is it dinner time? They cannot tell. {child} has their bell.',
            'Polish, polish. How the bell shines! "I shall take you home," {child} tells it.',
          ],
          setting: 'beach',
          child: 'kneel proud',
          things: ['bell'],
        },
        {
          text: [
            'In goes the bell. In goes {child}. "Oh, oh," says {a guide}. The boat only rocks.',
            '"Iron!" says {a guide}. "Are we wet yet?" Not yet. {child} sits in the boat.',
          ],
          setting: 'boat',
          child: 'sit happy',
          guide: 'cover worried',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'Little Island had cracked its dinner bell and sent it away to be mended. Now nobody there knew when to eat. Some had three dinners. Some had none. And the bell stood on the quay, with {child} beside it.',
            '"Please bring it by six," said the letter from the island. "The goats have eaten twice. The baker has gone to bed." {child} looked at the bell. It was as big as a cow and shone like butter.',
          ],
          setting: 'beach',
          child: 'stand curious',
          things: ['bell'],
        },
        {
          text: [
            'The only boat left was the Ladle, and it was made of iron. "Iron sinks," said {a guide}, who was to steer it. {guide} pulled on a swim ring, and another over it. {child} buckled up a life jacket and got in.',
            '"That boat is iron," said {a guide}. "I shall sail it, but I shall not like it." {guide} was wearing a swim ring already. {child} put on a life jacket. The iron boat was called the Ladle, and it bobbed.',
          ],
          setting: 'boat',
          child: 'stand happy',
          guide: 'stand worried',
          things: ['swim-ring'],
        },
      ],
      [
        {
          text: [
            '{child} had been asked to look after a bell. It stood outside on the shore, because it did not go through the door. Whoever leaned on it got a dinner-time sort of hum. It was wanted across the water at six.',
            'Out in the bay lay an island with a small tower. The tower was empty. You could see the sky right through it. {child} gave the mended bell one last rub with a sleeve. It was ready to go home.',
          ],
          setting: 'beach',
          child: 'look-up proud',
          things: ['bell'],
        },
        {
          text: [
            '"I sailed a wooden boat once," said {a guide}. "Wood floats. You know where you are with it." The Ladle was a boat of iron from end to end. {child} climbed in first. {guide} held on to the quay a good deal longer.',
            'There was one boat. There was {a guide} to sail it. "Are we sinking?" said {guide}, with one foot in. "No," said {child}. "Tell me when," said {guide}. It was half past two.',
          ],
          setting: 'boat',
          child: 'sit calm',
          guide: 'stand scared',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'Little Island has one bell, and that one is for dinner. When it cracked they sent it over to be mended, and after that nobody knew when to eat. The schoolmistress had lunch at nine. The ferryman waited for the bell, and waited, and got thin. Now it was mended. It stood on the shore, as high as a table, with a letter tied to it. {child} read it aloud. "By six, please. We are not at our best."',
            'It had taken four men and a horse to get the bell to the shore. There they left it, with {child} to mind it. Then they had gone home to dinner. "We shall be an hour," they said. You can say such things if you have a bell. Across the bay you could make out the island, and the tower, and the gap in the tower. It was quiet over there. It was the quiet of people wondering if it was too early for soup.',
          ],
          setting: 'beach',
          child: 'stand curious',
          things: ['bell'],
        },
        {
          text: [
            'Every wooden boat was out fishing. What was left was the Ladle, and the Ladle was iron, rivets and all. "I will take you," said {a guide}, "but I wish it to be known that iron sinks." {guide} put on a swim ring, and a second on top, and a third to keep the others company. {child} buckled a life jacket and stepped aboard. The Ladle gave a small bob. "There," said {guide}. "It has begun."',
            '"Who is in charge of this boat?" asked {child}. "I am," said {a guide}, from the quay, "for as long as there is any of it." The boat was the Ladle, and it was made of iron plates as thick as toast. {guide} had brought charts, a compass, a sandwich and three swim rings. Two of the rings were for before the sandwich. {child} did up a life jacket and sat down in the bow, which did not sink, and looked encouraging.',
          ],
          setting: 'boat',
          child: 'sit happy',
          guide: 'stand worried',
          things: ['swim-ring'],
        },
      ],
      [
        {
          text: [
            'There was a bell on the beach that morning. It had not been washed up. It had been mended at the forge behind the church, and was waiting to be taken home. {child} knocked on it with one knuckle. Out on Little Island, a long way off, people looked up and put their forks down. They had been guessing at dinner for a week. It had made them short with one another. "At six," said {child} to the bell. "You will see."',
            'The smith had filled in the crack, and {child} had done the polishing. You could see the whole bay in the bell now, bent round like a smile. In the middle of the bay was the island it belonged to. They have no clock there. They have dinner, and the day hangs down from it on both sides. Without a bell it had come off the nail. {child} tied a note to the handle. "Coming," it said. "Lay the table."',
          ],
          setting: 'beach',
          child: 'reach proud',
          things: ['bell'],
        },
        {
          text: [
            'The boat for heavy things was the Ladle. It was forty steps long and all of it was iron. "I once dropped an iron nail in this harbour," said {a guide}, who was to steer. "It did not come back." "A nail is not a boat," said {child}. "It was a very good nail," said {guide}, and got in with both eyes shut. On each arm {guide} had an armband, and there was a lemon for scurvy. The island was an hour off.',
            'You do not always choose who you go to sea with. {child} was going with {a guide}, who expected the worst and had dressed for it. There was a hat for rain. There were armbands. "Wood floats," said {guide}. "Cork floats. Ducks do. I never saw a duck made of iron." The Ladle lay along the quay in the sun, black and broad. It had floated there since before anybody was born. "It is only waiting," said {guide}, "until we are in it."',
          ],
          setting: 'boat',
          child: 'stand curious',
          guide: 'stand worried',
          things: ['armbands'],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['shape'],
      shows: /\bbowls?\b/i,
      pages: {
        young: [
          {
            text: [
              'An iron nail goes plop. Down it sinks. An iron bowl goes bob. It floats!',
              'Plop, the spoon is gone. Now {child} tries a bowl. Bob, bob, bob. It floats.',
            ],
            setting: 'pond',
            child: 'kneel curious',
            things: ['bowl'],
          },
        ],
        middle: [
          {
            text: [
              '"Now look," said {guide}, and let an iron nail fall into the water. Plop. It was gone. "That is what iron does. This boat is nothing but nails." {child} could not say that it was not. But the boat still bobbed.',
              '{guide} would not let go of the steps. "Iron sinks," said {guide}, and dropped in a spoon to show it. Down it went, winking, and lay among the crabs. {child} looked at the spoon. It was not a bit like a boat.',
            ],
            setting: 'boat',
            child: 'look-up curious',
            guide: 'point worried',
          },
          {
            text: [
              'So {child} fetched the big iron bowl and set it on the water. It was far heavier than a nail. It floated like a duck. "It is hollow," said {child}. "It takes up room. And look, so are we!" The Ladle was one big bowl.',
              'In the galley hung an iron bowl. {child} carried it in both arms. It went down a little way into the water, and there it stayed. Round and hollow, it could not push in any more. "We are sitting in a bowl," {child} told {guide}.',
            ],
            setting: 'boat',
            child: 'kneel proud',
            guide: 'stand surprised',
            things: ['bowl'],
          },
        ],
        old: [
          {
            text: [
              'They got no further than the end of the quay before {guide} had to prove it. An iron nail was held up for all to see, and let go over the side. It went down without so much as a second thought. "That," said {guide}, "is a small piece of iron. I need not tell you what we are sitting in." {child} watched the ring on the water spread and go flat. It was hard to argue with a nail.',
              '"I shall just put my mind at rest," said {guide}, tying up at the last post of the harbour. {guide} laid an iron spoon on the water, quite flat, as one puts down a baby. It sank at once. The second sank as well. By the fourth spoon there was nothing left to stir with. "My mind is not at rest," said {guide}. {child} was looking at the soup bowl on its hook, and at the shape of the boat.',
            ],
            setting: 'boat',
            child: 'think curious',
            guide: 'point worried',
          },
          {
            text: [
              '"Is there anything bigger, made of iron?" said {child}. There was a bowl for dough, as heavy as a dog. {child} and {guide} lowered it over the side between them. It went down to its ears, gave a wobble, and floated. It weighed more than a whole bag of nails. But a nail slips into the water and takes up hardly any room. To get the bowl under, a whole bowlful of water had to move over. {guide} looked down at the round black sides of the Ladle. "So we are soup," said {guide}.',
              'The iron soup bowl went next. {child} set it down, and it bobbed away like a small black boat. It weighed more than all the spoons together. "So it is not what it is," said {child}. "It is how it is spread out." The iron had been beaten thin and hollow. A lot of water had to get out of its way. The water would not. {guide} fished it back with an oar and looked at it, inside and out.',
            ],
            setting: 'boat',
            child: 'kneel proud',
            guide: 'kneel surprised',
            things: ['bowl'],
          },
        ],
      },
      ask: {
        young: ['Which floats, a nail or a bowl?', 'The bowl. It is hollow.'],
        older: [
          'Why does an iron bowl float when an iron nail sinks?',
          'The bowl is hollow and takes up much more room, so a great deal of water has to be pushed aside.',
        ],
      },
    },
    {
      facts: ['push', 'aside', 'archimedes'],
      shows: /\bpush/i,
      pages: {
        young: [
          {
            text: [
              'Push the bucket in. The water pushes back! Up it pops. {child} gets wet.',
              '{child} pushes a bucket down. The water says no. It pushes up. Splash!',
            ],
            setting: 'boat',
            child: 'reach surprised',
            things: ['bucket'],
          },
        ],
        middle: [
          {
            text: [
              'They rolled the bell to the middle of the boat. The Ladle sank a hand deep. "That is it," cried {guide}. "Goodbye!" {child} watched the side. "We have stopped," said {child}. It just sat there, a bit lower than before.',
              'A large passenger got on at the pier. It was a seal. The whole boat went down by an inch, and {guide} screamed. "We are going!" {child} looked over the side. They had been going. Now they had stopped.',
            ],
            setting: 'boat',
            child: 'look-up curious',
            guide: 'shout scared',
          },
          {
            text: [
              '{child} took an empty bucket and tried to press it under. The water pushed back. The further in it went, the harder was the push. "That is what holds us," said {child}. "We sink in until it pushes enough." "It is rude," said {guide}, and was pushed over.',
              '"Feel this," said {child}, and gave {guide} a bucket. "Push it down." It would not go. The deeper it got, the more the water pushed. So it was with the boat. It had gone down a bit, found enough push, and stopped.',
            ],
            setting: 'boat',
            child: 'kneel happy',
            guide: 'reach surprised',
            things: ['bucket'],
          },
        ],
        old: [
          {
            text: [
              'When the ropes came off the bell, all its weight was on the Ladle, and the Ladle went down. It was not far. It was as much as the width of a hand. But {guide} had seen it. "We are sinking," said {guide}, quite calmly, like somebody whose bus has come. {child} made a mark with chalk where the water stood. They both looked at the mark. It stayed exactly where it was. "It has stopped to enjoy it," said {guide}.',
              'Off the point a walrus came aboard without asking, and lay down to dry. The boat sank under them like a mattress. "That was all it wanted," said {guide}, and shook hands with everybody, and with the walrus. Nothing else happened. They lay deeper than before, that was all. The water had come up the side to the third row of rivets. "Third row," said {child}. A while later {child} counted again. "Still the third row."',
            ],
            setting: 'boat',
            child: 'point curious',
            guide: 'wave sad',
          },
          {
            text: [
              'There was an empty bucket, and {child} pressed it bottom first into the sea. It fought. At the rim it took both arms to keep it there. "Somebody is pushing from below," said {guide}. "It is the water," said {child}. "It wants its place back." The deeper a thing gets, the more water it has shoved aside, and the harder comes the push. When that weighs as much as you do, you stop. Archimedes knew that more than 2,000 years ago. He had found it out in the bath.',
              '"Push that under," said {child}, and handed {guide} the bucket, empty. {guide} leaned on it. It shot out sideways. {guide} went in up to the chin, and was pushed back as well. That was the whole secret. Water pushes up at anything that is in its place. The Ladle had gone deeper by a walrus, and moved a walrus of water out of the way. Then the push was enough again. "It is like a very slow trampoline," said {guide}, dripping.',
            ],
            setting: 'boat',
            child: 'stand happy',
            guide: 'reach surprised',
            things: ['bucket'],
          },
        ],
      },
      ask: {
        young: ['What did the water do to the bucket?', 'It pushed it up again.'],
        older: [
          'Why did the loaded boat sink a little and then stop?',
          'It sank in until the water it pushed aside weighed as much as the boat and its load.',
        ],
      },
    },
    {
      facts: ['load-line', 'plimsoll'],
      shows: /\bline\b/i,
      pages: {
        young: [
          {
            text: [
              'A white line on the boat. Too many sacks! The line dips. Off with one. Better.',
              'See the line? Water must not hide it. "Too much!" says {child}. Out goes a box.',
            ],
            setting: 'boat',
            child: 'point determined',
            camera: 'close',
          },
        ],
        middle: [
          {
            text: [
              'At the next pier everybody wanted something taken along. A sack of potatoes. A stove. An aunt with nine hats. "It all floats now," said {guide}, who had grown bold. {child} looked for the white line on the side. It was gone.',
              '"Just one more box," said the people on the pier. "And one more." They put in turnips. They put in a piano stool. {guide} said yes to all of it. There had been a white line on the hull, thought {child}. Where was it?',
            ],
            setting: 'boat',
            child: 'look-up worried',
            guide: 'wave happy',
          },
          {
            text: [
              'The line was under water. It shows how deep a boat may go, and no deeper. With a low side, any wave can walk in. Out went the potatoes. Out went the stove and the hats. There was the line again, wet and white.',
              '{child} took a pole and felt for it. It was a hand deep. "When the line goes under, we are too full," said {child}. So back went the turnips, and the stool. {guide} gave up a swim ring. Up came the line.',
            ],
            setting: 'boat',
            child: 'point determined',
            guide: 'hold shy',
          },
        ],
        old: [
          {
            text: [
              'Once {guide} had stopped expecting to sink, there was no holding {guide}. At Half Way Pier there were people with luggage. "Bring it all," cried {guide}. "It is only a matter of hollowness!" They brought a stove. They brought eleven sacks of potatoes, a bed, and a hen house with the hens at home. The Ladle went down a little for each. "There was a white line on the side," said {child}. "Now there is only sea."',
              'It was a mistake to let {guide} get confident. "We have hardly begun to be full," {guide} told the people at the pier. So they went on handing things down. It was coal, mostly, and a mangle, and somebody\'s uncle in a chair. The sea came up the side as it does on a beach. There was a ring painted there with a line through it. "What is that line for?" said {child}. Just then a wave looked in over the edge.',
            ],
            setting: 'boat',
            child: 'point worried',
            guide: 'wave proud',
          },
          {
            text: [
              '"That is the line that says enough," said {child}. "Any boat will carry a bit more, until there is no side left to keep the waves out." There were owners once who did not care. A man named Plimsoll made a great noise about it, and in 1876 the line became the law. You may load until the sea touches it, and then you stop. Off went the potatoes, and the bed, and last the hens. The line came up, dripping. The next wave looked for a way in, and found a wall.',
              'A boat that is too full still floats. That is the trap in it. It floats until the first wave that is taller than its side. So there is a line, and a Mr Plimsoll fought for years to have it painted. Since 1876 it has been the law in Britain. {child} read that off a brass plate, aloud, while {guide} passed back the coal. They lifted out the uncle, chair and all. "Enough," said {child}, when the line rose out of the green. {guide} patted it with a wet hand.',
            ],
            setting: 'boat',
            child: 'stand determined',
            guide: 'reach shy',
          },
        ],
      },
      ask: {
        young: ['What must the water not hide?', 'The line on the side of the boat.'],
        older: [
          'What is the line on the side of a ship for?',
          'It shows how deep the ship may safely be loaded; if it is under water, there is too much aboard.',
        ],
      },
    },
    {
      facts: ['ballast'],
      shows: /\blow(?:er)?\b/i,
      pages: {
        young: [
          {
            text: [
              'Bell up high, boat goes tip. Bell down low, boat sits still. Good bell.',
              'Tip, tip, tippy. The bell is too high. Low it goes. No more tippy!',
            ],
            setting: 'boat',
            camera: 'wide',
            things: ['bell', 'boat'],
          },
        ],
        middle: [
          {
            text: [
              '"A bell should hang," said {guide}, and pulled it up the mast. It looked very fine. Then a gull sat down on the left. The boat leaned left, and leaned. {child} ran to the right. The bell said bong.',
              '{guide} had set the bell on the roof, for the view. Now the Ladle rocked if anybody sneezed. It rocked left, and thought about it, and rocked right. {child} held on to the rail. "I said so," moaned {guide}. "We tip!"',
            ],
            setting: 'boat',
            child: 'hold worried',
            guide: 'stand scared',
            things: ['bell'],
          },
          {
            text: [
              'Think of a toy that will not fall over. All its weight sits in its bottom. "Down with it," said {child}. They let the bell down on a rope, as low as it could go. Now came a wave. The boat leaned, and sat up straight again.',
              '{child} remembered standing on a stool, and how sitting down helped. The bell must sit down too. They lowered it into the hold, right to the bottom. With the weight so low, the boat rocked once and stopped. {guide} let go of the mast.',
            ],
            setting: 'boat',
            child: 'point proud',
            guide: 'reach determined',
            things: ['bell'],
          },
        ],
        old: [
          {
            text: [
              'It was the idea of {guide} to hoist the bell to the top of the mast. "In case we are late," said {guide}, "they will hear us being late." It was magnificent up there. Then somebody coughed, and the Ladle leaned over to hear what it was. It went on leaning. {child} walked to the other side, and the boat came with {child}, right through the middle and out beyond. The bell said bong. It is a sound one likes better from a tower.',
              'The bell took up all the room below, so {guide} had it moved up on the cabin roof. "Now we can sit," said {guide}. They could not sit for long. The Ladle had become strange. Nobody could pass the salt without the horizon going up at one end. "Who is doing that?" said {guide}. When a cormorant landed on the rail the deck tilted like a plate in the hands of a tired waiter. {child} looked up. High over them the bell was leaning out to see the fish.',
            ],
            setting: 'boat',
            child: 'look-up worried',
            guide: 'stand surprised',
            things: ['bell'],
          },
          {
            text: [
              '"When I carry too much on my shoulders," said {child}, "I fall over. When I carry it in my wellingtons, I do not." That was the long and short of it. "Up high, the weight pulls us over. Down low, it pulls us back." They lowered the bell through the hatch until it stood on the very bottom, on the keel. A wave came along and gave the boat a shove. It bowed, and stood up again, as if nothing had been said.',
              'There is a sort of doll that cannot be knocked down, because its feet are full of lead. {child} had had one, and had never managed it. "We are that doll upside down," said {child}. So down came the bell, on two ropes and a good many shouts, past the deck and into the hold. It could not go lower without getting wet. "Sneeze," said {child}. {guide} sneezed. The Ladle rolled a little, felt the heavy thing in its feet, and rolled back.',
            ],
            setting: 'boat',
            child: 'point proud',
            guide: 'hold happy',
            things: ['bell'],
          },
        ],
      },
      ask: {
        young: ['Where should the heavy bell go?', 'Down low in the boat.'],
        older: [
          'Why did the boat stop tipping when the bell stood at the bottom?',
          'Weight low down pulls a leaning boat upright again; weight high up makes it lean further.',
        ],
      },
    },
    {
      facts: ['salt', 'fresh-mark'],
      shows: /\bsalt/i,
      pages: {
        young: [
          {
            text: [
              'The egg sinks in the jar. In goes salt. Stir, stir. Up comes the egg!',
              'Plain water. The egg lies down. {child} puts salt in the jar. The egg gets up!',
            ],
            setting: 'boat',
            child: 'kneel surprised',
            things: ['egg', 'jar'],
          },
        ],
        middle: [
          {
            text: [
              'They took the short way, up the river and round. Nobody had come aboard. Yet the boat lay lower in the river than in the sea. "We have sprung a slow leak," said {guide}. {child} looked everywhere. It was dry.',
              '"I do not like to say it," said {guide}. "But we are going down." They had turned into the mouth of a river. The water stood a finger higher on the side. {child} had put nothing in. {guide} had eaten two eggs.',
            ],
            setting: 'pond',
            child: 'look-up curious',
            guide: 'point worried',
          },
          {
            text: [
              '{child} put an egg in a jar of water. It sank. {child} stirred in a lot of salt. The egg rose up like a moon. "Salt water holds things better," said {child}. "The sea has salt. The river has none." They steered out to sea, and up they came.',
              'There was one egg left, and {child} had an idea. In a jar of plain water it lay on the bottom. With salt in, spoon after spoon, it floated. "The sea is heavy with salt," said {child}. "It holds boats higher." {guide} steered back to the salt.',
            ],
            setting: 'boat',
            child: 'kneel proud',
            guide: 'stand surprised',
            things: ['egg', 'jar'],
          },
        ],
        old: [
          {
            text: [
              'To save time they cut through behind the headland, where the river comes out. It was pretty there, all willows. But {guide} had a feeling, and for once the feeling was right. The Ladle lay deeper. It was a finger\'s breadth, no more, but nobody had got on. {child} searched the boat for water and found one dry biscuit. "We are sinking for no reason," said {guide}. "That is the worst kind."',
              '"I make it an inch," said {guide}, who had taken to measuring. They had been in the river for ten minutes, going round behind the sandbank. Out in the bay the sea had stood at the fourth rivet. In here it had reached the fifth. Nothing had been loaded. The bell had not put on weight. {child} wiped the spray from one cheek, and noticed something odd about it. "In the bay it tasted of crisps," said {child}. "Here it tastes of nothing."',
            ],
            setting: 'pond',
            child: 'think curious',
            guide: 'point worried',
          },
          {
            text: [
              'What was different was the water. {child} filled a jar with it and put in an egg. The egg went to the bottom and lay there. Then {child} poured in salt. At the sixth spoon the egg stirred, and at the seventh it came up and looked out. "Salt makes water heavier," said {child}, "and heavier water gives a stronger push." Big ships wear two marks on account of it, one for rivers and one for the sea. "We have not sunk," said {child}. "The river is just thinner."',
              '"It is the salt," said {child}. {guide} passed it, thinking of eggs. As it happened {child} was thinking of eggs too. One was put in a jar of river water, and it sank. One handful of salt later it was floating with its head out. "The sea is that much heavier than the river," said {child}, "so it takes less of it to carry us." On real ships there is a line for each. They steered past the last willow, and the Ladle rose to meet the waves by exactly one rivet.',
            ],
            setting: 'boat',
            child: 'kneel happy',
            guide: 'stand surprised',
            things: ['egg', 'jar'],
          },
        ],
      },
      ask: {
        young: ['What made the egg float?', 'Salt in the water.'],
        older: [
          'Why does a boat float higher in the sea than in a river?',
          'Salt water is heavier than fresh water, so less of it has to be pushed aside to carry the boat.',
        ],
      },
    },
    {
      facts: ['rooms', 'junks'],
      shows: /\bdoors?\b/i,
      pages: {
        young: [
          {
            text: [
              'Drip, drip. "Door!" says {guide}. It shuts. One room is wet. The boat still floats.',
              'A small hole. Splish! {guide} shuts the door tight. Only one room gets wet.',
            ],
            setting: 'boat',
            guide: 'reach determined',
          },
        ],
        middle: [
          {
            text: [
              'Bump, they went against a post. In the front room of the boat a little spout of water came up. It was as thin as a pencil. {guide} had waited for it all day. "At last," said {guide}, and sat down in the bucket.',
              '"Now I do hear something," said {guide}. So did {child}. In the very front of the boat a seam had opened a crack. Water ran in, cold and cheerful, like a tap that somebody forgot.',
            ],
            setting: 'boat',
            child: 'point worried',
            guide: 'sit surprised',
          },
          {
            text: [
              '"Shut the door!" said {child}. The Ladle was six small bowls inside, with iron walls between them. {child} and {guide} swung the door shut and turned the wheel. The front room filled up. None of the other five did.',
              '{child} felt along the iron wall. It had a door with a thick rim. They pushed it and turned the wheel, and it shut like a jar. The water could have the front room. It could not have the next. The boat floated on the rest.',
            ],
            setting: 'boat',
            child: 'reach determined',
            guide: 'hold determined',
            things: ['wheel'],
          },
        ],
        old: [
          {
            text: [
              'They touched the rock called the Old Tooth very gently, as one touches a cake in the oven. Nobody was even shaken. But in the front room of the boat there was a hiss. A thin bright rope of water stood up from the floor. {guide} looked at it with something like relief. "Well," said {guide}, "there we are." It was up to the ankles of the table. {child} did not look at the water. {child} looked at the wall.',
              'The bump was so small that the sandwich did not slide. Still, in the first room a rivet had had enough. It popped out. In its place came a jet of sea, straight up, like a drinking fountain for giants. "I should like it noted," said {guide}, "that I have said so since two o\'clock." {child} put a thumb over it, and the water came round the thumb. There was a step in the doorway, oddly high. There always had been. They had both tripped over it.',
            ],
            setting: 'boat',
            child: 'kneel curious',
            guide: 'point worried',
          },
          {
            text: [
              'The wall was iron, and so was the door in it. Round the door ran a seal as thick as a sausage. That is a lot of door for a cupboard. They stepped out over the high sill and swung it to and turned the wheel. The hissing stopped. "How many rooms have we?" said {child}. There were six. It was an old trick of the Chinese shipbuilders. "The sea has got one," said {child}, "and may keep it." It had to stay there, looking at the table.',
              '"Out," said {child}, "and pull." They dragged the door shut behind them, over the high step, and wound it tight. On the far side the water climbed up to the ceiling, found nowhere to go, and was quiet. A boat that is all one room has one chance. This one had six, one behind the other, with a door to each. Chinese ships were built so centuries ago. The Ladle hung its nose a little. It went on like somebody with one wet shoe.',
            ],
            setting: 'boat',
            child: 'reach determined',
            guide: 'hold surprised',
          },
        ],
      },
      ask: {
        young: ['What kept the water in one room?', 'A tight door.'],
        older: [
          'Why did one leak not sink the boat?',
          'Strong walls with tight doors divide it into rooms, and only one of them filled with water.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'Up goes the bell. Who pulls? {child} pulls! Ding, dong, dinner!',
            'The island! The bell hangs in its tower. {child} rings it. Dong! Soup!',
          ],
          setting: 'castle',
          time: 'sunset',
          child: 'reach proud',
          things: ['bell'],
        },
        {
          text: [
            'Dong. Night now. {child} has a bath. Bob, bob, goes the soap dish.',
            'Splash, bath time. A bowl floats by. In it sits one duck. {child} waves.',
          ],
          setting: 'bathroom',
          time: 'night',
          child: 'wave happy',
        },
      ],
      [
        {
          text: [
            'Everyone sits down. Spoons up. {child} swings the bell. Dong! Spoons down.',
            'Ding, dong. The goats come. The baker comes. "Well rung, {child}," they say. Hooray, bell!',
          ],
          setting: 'castle',
          time: 'sunset',
          child: 'cheer happy',
          things: ['bell'],
        },
        {
          text: [
            'Home they float. {guide} is fast asleep. The boat rocks. It did not sink.',
            'Rock, rock, little boat. {guide} sleeps in a swim ring. The sea holds them up.',
          ],
          setting: 'boat',
          time: 'night',
          guide: 'sleep calm',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'At one minute to six the bell hung in its tower. {child} took the rope and pulled. DONG. All over the island doors flew open. "Is it dinner?" called somebody. "It is now," said {child}.',
            'They hauled the bell up the tower with four goats. Then there was a hush. {child} got to ring it, for having brought it. Dong, it said, round and golden. "At last!" said the island, and sat down.',
          ],
          setting: 'castle',
          time: 'sunset',
          child: 'reach proud',
          things: ['bell'],
        },
        {
          text: [
            'Going home {guide} took off one swim ring, and then the other. "I always trusted this boat," said {guide}. A fish jumped. {guide} put both of them on again. {child} trailed a spoon in the moonlight. It was hollow, and it floated.',
            'The Ladle went home by moonlight, high and empty. "Wake me if we sink," said {guide}, and slept. {child} knocked softly on the iron side. Somewhere under there was the sea, pushing back.',
          ],
          setting: 'boat',
          time: 'night',
          child: 'sit calm',
          guide: 'sit sleepy',
        },
      ],
      [
        {
          text: [
            "They were late by two minutes. It did not matter, because who was to know? {child} rang the bell, and so it was six o'clock. Everybody set their watches. Then they ate for an hour without speaking.",
            '"Stand back," said {child}, and swung on the rope. The bell had not spoken for a week. It had a lot to say. Soup came out. Pies came out. The baker came out in a nightshirt.',
          ],
          setting: 'castle',
          time: 'sunset',
          child: 'jump excited',
          things: ['bell'],
        },
        {
          text: [
            'That night in the bath {child} set the soap on the water. It went down. {child} set it in its tin dish, and it floated. Then {child} lay back. The water rose a little, and the soap went by like a ship.',
            '{child} sat in the bath, very still. Getting in had made the water climb. Getting out made it sink again. It knew to a cupful how much of {child} there was.',
          ],
          setting: 'bathroom',
          time: 'night',
          child: 'look-up calm',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'It was two minutes to six when they carried the bell up the hill. The whole island walked behind it with spoons. "Mind the horse," said somebody. Up it went on the old hook. They gave the rope to {child}, who had it in both hands and waited. Nobody breathed. The last light slid off the sea. Dong, said the bell, in a voice like warm bread. Somewhere a lid was lifted. Then all at once everybody ran.',
            'They were at the jetty before the Ladle was tied, forty hungry people and a horse. The bell rode up to its tower on their shoulders. {child} rode up on somebody too. From there you could see the bay, and the way they had come. It did not look like much. "Go on," they said. {child} swung on the rope with both feet off the ground. It was six o\'clock on Little Island, for the first time in a week.',
          ],
          setting: 'castle',
          time: 'sunset',
          child: 'reach proud',
          things: ['bell'],
        },
        {
          text: [
            'They sailed home under a big moon, with a pie. The Ladle rode high now, with the bell gone, and danced about rather. {guide} had taken off the swim rings and hung them on the mast. "I never really thought that we would sink," said {guide}. {child} dropped a fork. It fell over the side, and they saw it go down, and down, a thin silver thing. Neither of them said a word. {guide} got the swim rings.',
            'The moon had come up, and there was a road on the sea that led straight home. {guide} steered down the middle of it. {child} lay in the bottom of the boat with one ear against the iron. You could hear the water on the other side of the plate. It lapped and knocked, no thicker than a slice of toast away. It was pushing, all along, with both hands. "Are we sinking?" said {guide}, out of habit. "A bit," said {child}. "Just enough."',
          ],
          setting: 'boat',
          time: 'night',
          child: 'sit calm',
          guide: 'stand calm',
        },
      ],
      [
        {
          text: [
            'As they came in, there was not a soul to be seen. They were all indoors, with the soup on, looking at one another. {child} and {guide} got the bell up the tower with a block, a rope and a donkey. The sun was sitting on the sea. "Pull," whispered {guide}. {child} wiped both palms, as the ringers of bells do, and pulled. The first stroke went out over the roofs. Forty chairs scraped. The donkey sat down as well, to be on the safe side.',
            'The tower had waited with its mouth open for a week. They fed it the bell, and it shut up at once. "You ring," said {guide}, holding both ears. {child} rang. It was not a clever sound. It was round and it had only one thing to say, but everybody had been longing to hear it said. Windows lit. A smell of onions came up the hill. {guide} took off an armband, and then, after a glance at the sea, put it in a pocket.',
          ],
          setting: 'castle',
          time: 'sunset',
          child: 'reach happy',
          guide: 'cover surprised',
          things: ['bell'],
        },
        {
          text: [
            'That night {child} ran a bath and did not get in. There were things to find out first. The soap sank. The soap in the soap dish did not. The dish with a flannel in it floated lower, and with a second flannel lower still. {child} drew a line on it in crayon. Then {child} climbed in, and all the water in the bath went up to make room. The soap dish rose with it, and sailed slowly past, over the knees, towards the taps.',
            'In the bath that evening {child} lay still and thought about iron. One knee was an island. When the knee went under, the water rose, by just as much as a knee. When it came up again, the water sank. It was only a matter of how much room one took. {child} did it again, slowly, and the soap dish went up and down like a boat in a lock. Far off over the dark water, somebody was ringing for second helpings.',
          ],
          setting: 'bathroom',
          time: 'night',
          child: 'look-up calm',
        },
      ],
    ],
  },
};
