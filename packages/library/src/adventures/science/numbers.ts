import type { FactSheet } from '../sheet.ts';

/** The zero has come off the door of number 10 and rolled away; the one who helps to find it can count to eight. */
export const numbers: FactSheet = {
  id: 'numbers',
  topic: 'science',
  title: 'Numbers',
  subject: 'numbers and where they hide',
  words: [
    'number',
    'maths',
    'math',
    'counting',
    'zero',
    'big number',
    'shape',
    'pattern in nature',
    'hexagon',
    'fibonacci',
    'why do we count in tens',
  ],
  guides: ['octopus', 'spider'],
  titles: [
    'The Zero That Got Away',
    'Number Ten Is Number One',
    '{guide} Can Count to Eight',
    '{child} and the Hole That Rolled',
    'A Place Kept for Someone',
  ],
  facts: [
    {
      id: 'fingers',
      says: 'Most people count in tens because we have ten fingers.',
      source: 'Encyclopaedia Britannica, "Numerals and numeral systems"',
    },
    {
      id: 'eights',
      says: 'An octopus has eight arms and a spider eight legs.',
      source: 'Natural History Museum, London, "Octopuses"; "Spiders"',
    },
    {
      id: 'tally',
      says: 'People kept count with marks cut in bone about 20,000 years ago, long before there were written numbers.',
      source: 'Royal Belgian Institute of Natural Sciences, "The Ishango bone"',
    },
    {
      id: 'fives',
      says: 'Tally marks are easy to read when each fifth is drawn across four others.',
      source: 'Encyclopaedia Britannica, "Numerals and numeral systems: Simple grouping systems"',
    },
    {
      id: 'zero',
      says: 'In 205 the zero shows that there are two hundreds, no tens and five ones; without it one would read 25.',
      source: 'Encyclopaedia Britannica, "Positional numeral system"',
    },
    {
      id: 'india',
      says: 'Rules for reckoning with zero were written down in India in the year 628; the Romans had no figure for it.',
      source: 'Encyclopaedia Britannica, "Brahmagupta"; "Roman numeral"',
    },
    {
      id: 'tens',
      says: 'A zero more at the end makes a whole number ten times as big, and three zeros make it 1,000 times as big.',
      source: 'Encyclopaedia Britannica, "Decimal"',
    },
    {
      id: 'million',
      says: 'A million, a one with six zeros, is so many that as many seconds last about eleven and a half days.',
      source: 'National Institute of Standards and Technology, "Units of time"',
    },
    {
      id: 'billion',
      says: 'A billion is 1,000 times a million, and that many seconds last nearly 32 years.',
      source: 'National Institute of Standards and Technology, "Units of time"',
    },
    {
      id: 'six-sides',
      says: 'Bees, which have six legs, build cells with six sides, which fit together without gaps as circles do not.',
      source: 'Encyclopaedia Britannica, "Honeycomb"; "Honeybee"',
    },
    {
      id: 'spirals',
      says: 'The seeds of a sunflower lie in spirals, often 34 turning one way and 55 the other.',
      source: 'Encyclopaedia Britannica, "Phyllotaxy"; "Fibonacci numbers"',
    },
    {
      id: 'sums',
      says: 'The numbers 34 and 55 belong to a row in which each is the sum of the two before.',
      source: 'Encyclopaedia Britannica, "Fibonacci numbers"',
    },
  ],
  never: [
    {
      wrong: /\bzero (?:does|did) nothing (?:in|to|for) (?:a|the|any) numbers?\b/i,
      belief: 'A zero does nothing in a number.',
      truth: 'It keeps a place, so that the other figures mean what they should.',
    },
    {
      wrong: /\bRomans (?:had|wrote|used|invented) (?:a |the )?zero\b/i,
      belief: 'The Romans used zero in their numbers.',
      truth: 'They had no figure for it.',
    },
    {
      wrong: /\bbillion is (?:only |just )?(?:a bit|a little|not much|slightly) (?:more|bigger|larger)\b/i,
      belief: 'A billion is a bit more than a million.',
      truth: 'It is a thousand times as much.',
    },
    {
      wrong: /\bthe (?:biggest|largest) number (?:of all |there is )?(?:is|was) (?:a|one|the)\b/i,
      belief: 'The biggest number is a billion.',
      truth: 'There is no biggest number: one more can always be added.',
    },
    {
      wrong: /\b(?:everybody|everyone|all people|people) (?:everywhere )?(?:has|have) always counted in tens\b/i,
      belief: 'Everybody has always counted in tens.',
      truth: 'Most do; some have counted in fives, eights, twelves, twenties or sixties.',
    },
    {
      wrong: /\b(?:circles|round (?:things|tiles|cells)) (?:fit|pack) (?:together )?without (?:any )?(?:gaps|holes)\b/i,
      belief: 'Circles fit together without gaps.',
      truth: 'They leave gaps; triangles, squares and six-sided cells fit.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'The door said ten. Now it says one! Where did the zero go, {child}?',
            'One and zero make ten. The zero fell off! {child} sees it roll.',
          ],
          setting: 'street',
          child: 'point surprised',
        },
        {
          text: [
            '{a guide} saw it roll. "Come on!" Round the corner goes {child}.',
            '"After it!" calls {a guide}. Roll, roll, roll. {child} hurries.',
          ],
          setting: 'street',
          camera: 'wide',
          child: 'run excited',
          guide: 'run happy',
        },
      ],
      [
        {
          text: [
            'Knock, knock. No post for {child}. The front door lost its zero!',
            'The post went far away. Why? {child} looks up. The zero is gone.',
          ],
          setting: 'street',
          child: 'look-up surprised',
        },
        {
          text: [
            'Here is {a guide}. "A round thing? It went that way!" On they go, {child}.',
            '"I can count!" says {a guide}. "I can help." Off walks {child}.',
          ],
          setting: 'street',
          camera: 'wide',
          child: 'walk excited',
          guide: 'wave proud',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            '{child} lived at number 10. On Monday the zero came off the door and rolled away. Now it said 1. The birthday parcel went to the wrong end of the street.',
            'There was a clink, and the front door lost its zero. Off it went down the hill on its edge. {child} looked at what was left. It was a 1, and it was lonely.',
          ],
          setting: 'street',
          child: 'look-up surprised',
        },
        {
          text: [
            '"I saw it pass," said {a guide}, who was counting paving stones. "I can help. I am very good up to eight." {child} ran, and {guide} ran too.',
            '"You need somebody who can count," said {a guide}. "One, two, three, four, five, six, seven, eight. That is all there are." {child} was not so sure. But off they ran.',
          ],
          setting: 'street',
          camera: 'wide',
          child: 'run excited',
          guide: 'run proud',
        },
      ],
      [
        {
          text: [
            'The postman took a parcel to number 1. It was for {child}, at number 10. But the brass zero was missing from the door. There were two small holes and a round clean patch.',
            '"Is this number 1?" asked a man with a wardrobe. "It is number 10," said {child}. They both looked at the door. The zero had gone, and it had not left a note.',
          ],
          setting: 'street',
          child: 'stand surprised',
        },
        {
          text: [
            'A thin curly track ran along the gutter. {a guide} was reading it. "Something round," said {guide}, "with a hole in it. I count in eights, as a rule." {child} said that was unusual.',
            'By the gate stood {a guide}, counting leaves. "One zero, going downhill," said {guide}. "I said good day to it. Shall we?" So {child} had company.',
          ],
          setting: 'street',
          camera: 'wide',
          child: 'walk curious',
          guide: 'point proud',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'The zero came off the front door on a Tuesday, while {child} was polishing it. It dropped on the step, rang like a bell, stood up on its edge and rolled away down the path. What was left behind was a 1. Within the hour the post had gone to the other end of the street, to a house with a goose. The 1 did not seem to notice. It had never been much without the zero.',
            'Nobody notices a zero. {child} had walked past the one on the door of number 10 every day, without so much as a nod. Then the screws gave way. There was a clang, and a hum, and something round and golden went over the kerb and down the hill. The door said 1. A man was already coming up the path with something heavy for the wrong person.',
          ],
          setting: 'street',
          child: 'stand surprised',
        },
        {
          text: [
            '"Which way?" called {child}. "That way, spinning," said {a guide}, who was counting clouds. "I count everything. I am up to eight." "And after eight?" asked {child}. "After eight there is one again," said {guide}, surprised at the question. It was not perhaps the very best help. But {guide} had an eye for small things, and the zero had already reached the bend.',
            'The track was as thin as a thread, with a wobble in it. {child} followed it to the corner and met {a guide} coming back along it. "I do numbers," said {guide}, "all eight of them. I thought I heard a hole go by." "It is a zero," said {child}. "It holds up the other end of our house." They set off at once. {guide} counted the steps, and started over rather often.',
          ],
          setting: 'street',
          camera: 'wide',
          child: 'run determined',
          guide: 'run proud',
        },
      ],
      [
        {
          text: [
            'The trifle was for number 10. But when the man who had it got to the door, the door said 1. So he begged its pardon and took the trifle away. {child} ran out to look. Where the zero had been was a round patch of clean paint, like a surprised mouth. The 1 stood there by itself. It looked thin, and rather important, and it was quite wrong.',
            'It had been a windy night, and in the morning number 10 was one zero short. {child} stood at the door in slippers and thought about it. The real number 1 was a long walk off, by the station. It was getting all their letters, and, since nine that morning, a cooker. Nobody had asked it whether it wanted one. Along the path ran a curly scratch.',
          ],
          setting: 'street',
          child: 'think surprised',
        },
        {
          text: [
            'Along the gutter came {a guide}, bent low, reading a trail. "It bounced here," said {guide}. "Here it lay down, and here it got up again. Eight times." {guide} said eight as other people say a lot. "Can you count past that?" asked {child}. "I have never had anything to do it with," said {guide}. {child} looked at ten fingers, and put them away in both pockets, so as not to show off.',
            '"A zero does not just leave," said {child}. "It may have wanted to see some numbers," said {a guide}, coming out from under a hedge. "There are none round here past eight." "There are plenty," said {child}. "We had a ten." {guide} tried to imagine it, and walked into a pillar box. Then they both saw the mark on the road, like a line of joined handwriting that only says o.',
          ],
          setting: 'street',
          camera: 'wide',
          child: 'walk curious',
          guide: 'walk proud',
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['fingers', 'eights'],
      shows: /\bfingers?\b/i,
      pages: {
        young: [
          {
            text: [
              '{guide} counts to eight and stops. {child} has ten fingers. Two more doors to go!',
              '"Eight!" says {guide}. "No, ten," says {child}. Ten fingers find the right door.',
            ],
            setting: 'street',
            child: 'reach proud',
            guide: 'point happy',
          },
        ],
        middle: [
          {
            text: [
              'A boy had seen the zero. "Ten doors along," he said. {guide} counted from one to eight and stopped. "There," said {guide}. {child} knocked. It was a dentist.',
              '"It rolled past ten gates," said a woman with shopping. {guide} counted, and stopped too soon. "Eight is where numbers stop," said {guide}. "Mine go on," said {child}.',
            ],
            setting: 'street',
            child: 'stand surprised',
            guide: 'point proud',
          },
          {
            text: [
              '"How many have you got?" asked {child}. {guide} waved all eight. {child} held up ten fingers. People count in tens because of those. They tried two doors further on, and there was the track.',
              '{child} put one finger up for each gate. People count in tens since they have ten of those. {guide} had eight of everything, so {guide} counted in eights. Two gates on, the dust had a curly line in it.',
            ],
            setting: 'street',
            camera: 'close',
            child: 'reach proud',
            guide: 'wave surprised',
          },
        ],
        old: [
          {
            text: [
              'The postman had seen it go by. "Ten posts down, then left," he said. {guide} went ahead and counted aloud, and at eight turned smartly left, into a hedge. "That was eight," said {child}. "That was all of them," said {guide}. "One, two, three, four, five, six, seven, eight, and round again. What else would anybody do?" The hedge had a good many thorns in it.',
              '"Ten doors on the right," said a girl on a wall, "and then it hopped." {guide} did the counting, being proud of it, and stopped at a green door with great confidence. A dentist opened it. {child} apologised. "It was the tenth," said {guide}, hurt. "I used up every one I have." There lay the trouble, waving gently. {guide} had eight.',
            ],
            setting: 'street',
            child: 'stand surprised',
            guide: 'point proud',
          },
          {
            text: [
              '{child} held up both hands. "Ten," said {child}. "That is why we stop at ten and start again. It is what we had on us." {guide} looked at the fingers for some time, as you might look at an odd hat. Then {guide} held up the full eight. To {guide} that was the round number, and ten was one round and two over. "One round and two over," said {child}. So they turned left at the right post.',
              'If you count on what you have, it matters how much you have. {child} put a finger to each door, all ten, and that was two whole hands. {guide} ran out at eight and had to begin again. Neither was wrong. "So ten to me is eight and two to you," said {child}. {guide} wrote that down, in two places. At the real tenth door there was a dent in the step, just the size.',
            ],
            setting: 'street',
            camera: 'close',
            child: 'reach proud',
            guide: 'wave surprised',
          },
        ],
      },
      ask: {
        young: ['How many fingers has {child}?', 'Ten. {guide} has only eight to count on.'],
        older: [
          'Why do most people count in tens?',
          'Because of their ten fingers. {guide} has eight to count on, and so {guide} counts in eights.',
        ],
      },
    },
    {
      facts: ['tally', 'fives'],
      shows: /\bmarks?\b/i,
      pages: {
        young: [
          {
            text: [
              'How many steps? {child} makes marks. One, two, three, four, and one across!',
              'In the cave, one mark a step. Four up, one across. {child} can get back.',
            ],
            setting: 'cave',
            child: 'reach determined',
          },
        ],
        middle: [
          {
            text: [
              'The zero had rolled into a cave. {child} counted the steps, so that they could get back. "Thirty-one, thirty-two," said {child}. "Look, a drip!" said {guide}. After that nobody knew.',
              'In the cave it was dark, and the path went round and round. {child} was counting every step. "Hello, snail," said {guide}. "Hello, other snail." And {child} had lost the number.',
            ],
            setting: 'cave',
            child: 'think worried',
            guide: 'point curious',
          },
          {
            text: [
              'So {child} made marks on the wall with chalk, one for each step. People did that on bones before there were numbers. After four came one across. "Fives!" said {guide}. "Even I can see those."',
              '{child} picked up some chalk. A mark for every step! People cut such marks in bone about 20,000 years ago. Every fifth went across the other four. "Hello, bat," said {guide}, and it did not matter.',
            ],
            setting: 'cave',
            camera: 'close',
            child: 'reach determined',
            guide: 'look-up happy',
          },
        ],
        old: [
          {
            text: [
              'The line in the dust went into a cave, and so did they. It is easy to get into a cave. To get out again you should know how many steps you took. "Fifty-five, fifty-six," said {child}. Then {guide} sneezed. "Bless you," said {child}. There was a long silence in the dark. "Was it fifty-six," said {child}, "or fifty-eight?" "It was bless you," said {guide}, who had been listening.',
              '"Twenty-eight, twenty-nine," said {child}, going on into the dark. The cave forked, and forked again, like a tree lying down. They would need every one of those numbers on the way home. "Eight," said {guide}, to be helpful. "Eight. Eight. One." "Please do not," said {child}, and stopped, with one foot in the air. It was no use. All the numbers had run together like wet paint.',
            ],
            setting: 'cave',
            child: 'think worried',
            guide: 'stand surprised',
          },
          {
            text: [
              'There was chalk underfoot. {child} took a lump and put a mark on the wall, and another for the next step, and so on. You need no numbers for that, nor even a memory. About 20,000 years ago somebody in Africa cut rows of notches in a bone. They can still be read. At every fifth step {child} drew the mark across the other four. {guide} sneezed freely all the way, and not one of them was lost.',
              '"We will write it down," said {child}. "I can\'t write numbers that big," said {guide}, "not in the dark." It did not have to be numbers. It was only a mark for each step, made on the wall with something soft and white. People did so on bones before anyone had thought of figures. Four stood in a row, and the fifth lay across them, to be taken in at a glance. Coming back they simply read the wall, like music.',
            ],
            setting: 'cave',
            camera: 'close',
            child: 'reach determined',
            guide: 'look-up curious',
          },
        ],
      },
      ask: {
        young: ['What did {child} make for each step?', 'A mark on the wall.'],
        older: [
          'How did people keep count before there were written numbers?',
          'With marks, on bone for instance, one for each thing. In fives they are easy to read.',
        ],
      },
    },
    {
      facts: ['zero', 'india'],
      shows: /\bzeros?\b/i,
      pages: {
        young: [
          {
            text: [
              'A one by itself is one. Put a zero next to it. {child} reads: ten!',
              'The card says 1 bun. {child} draws a zero there. Now it is 10 buns!',
            ],
            setting: 'shop',
            child: 'point excited',
          },
        ],
        middle: [
          {
            text: [
              'The slip of the baker said twenty-five buns. But the school had wanted 205. "I wrote a two, a gap and a five," he said. {child} looked. "Nobody sees a gap," said {guide}.',
              '"People read my numbers wrong," said the baker. "I leave a space, and they close it up." {child} read the slip. "Twenty-five," said {guide}. "Two hundred and five!" wept the baker.',
            ],
            setting: 'shop',
            child: 'think curious',
            guide: 'stand surprised',
          },
          {
            text: [
              '"Put a zero in the gap," said {child}, and drew a ring. Now it said 205, and nobody could squeeze it. In India people reckoned with zero long ago. The Romans had none. "It holds the door," said {guide}.',
              '{child} drew a neat ring in the space: 205. A zero says that nothing is here, and keeps the place. "One rolled by just now," said the baker. "I wondered what it was for." {guide} was eating a bun.',
            ],
            setting: 'shop',
            camera: 'close',
            child: 'point proud',
            guide: 'hold happy',
          },
        ],
        old: [
          {
            text: [
              'The baker was in tears among the trays. The order had said two, gap, five, and so there were twenty-five buns. Outside stood the whole school. The baker had meant two hundreds, no tens and five. "I left a space for no tens," said the baker. "Anybody would." "It has closed up," said {child}. It had. You cannot see how wide a nothing is. {guide} counted the hungry, and gave up at the second eight.',
              '"Twenty-five," read {guide}. "Two hundred and five," said the baker, in a voice like an empty oven. It was an old-fashioned shop, and nobody in it had ever seen a zero. When there were no tens, they left a gap. When the ink ran, or the clerk was tired, the gap shut. {child} looked at the slip, and then at the street, which was full of hungry people in school ties.',
            ],
            setting: 'shop',
            child: 'think curious',
            guide: 'stand surprised',
          },
          {
            text: [
              'Then {child} saw what they were chasing. A zero was a thing to put where nothing is, so that the others keep their places. {child} drew a ring between the 2 and the 5. In India, in the year 628, somebody wrote down how to reckon with it. The Romans managed without, and it shows. "It is only a hole," said {guide}. "It is a hole that stays open," said {child}. The baker read out 205, and went to fetch more flour.',
              '"Give the gap something to hold it open," said {child}, and drew a zero there, round and plain. 205, it said, to anyone, in any ink. The baker touched it with one floury finger. It is so small an idea that it took people a very long time to have it. In India its rules were written down in 628. "It rolled past just before you came," said the baker. {guide} asked which way, with a mouth full of the last bun.',
            ],
            setting: 'shop',
            camera: 'close',
            child: 'point proud',
            guide: 'hold surprised',
          },
        ],
      },
      ask: {
        young: ['What turns one into ten?', 'A zero next to it.'],
        older: [
          'Why does 205 need its zero?',
          'It keeps the place of the tens, of which there are none. Without it somebody might read 25.',
        ],
      },
    },
    {
      facts: ['million', 'billion', 'tens'],
      shows: /\bmillion\b/i,
      pages: {
        young: [
          {
            text: [
              'Count to a million? {child} starts. That takes days and days! {guide} naps.',
              'A million is a one and six zeros. {child} draws them all. {guide} yawns.',
            ],
            setting: 'library',
            child: 'kneel determined',
            guide: 'sit sleepy',
          },
        ],
        middle: [
          {
            text: [
              'There were two doors for lost zeros. WAIT A MILLION SECONDS, said one. WAIT A BILLION, said the other. "It is all the same," said {guide}. "Both are big." {child} was not sure.',
              'A clerk looked up. "Your zero will be called," she said, "in a million seconds or a billion. Please choose." {guide} chose the billion, because it sounded round. "Wait," said {child}.',
            ],
            setting: 'library',
            child: 'think curious',
            guide: 'point proud',
          },
          {
            text: [
              '{child} did the sum. A million seconds come to eleven days and a half. A billion come to nearly 32 years. "I had only packed a bun," said {guide}. So they went round the back and found the track.',
              '"How long is each?" asked {child}. The clerk looked it up. The million was eleven and a half days. The billion was nearly 32 years. "Not that one," said {guide}, and they searched behind the desk instead.',
            ],
            setting: 'library',
            camera: 'close',
            child: 'sit surprised',
            guide: 'cover surprised',
          },
        ],
        old: [
          {
            text: [
              'LOST NUMBERS, said the door, and behind it sat a clerk. "One zero, brass," said {child}. "In a million seconds, if you take the green ticket," said the clerk. "In a billion, if you take the red." {guide} reached for the red one. "They are both enormous," said {guide}. "One enormous is much like another." The clerk smiled, and that made {child} stop.',
              'There was an office for it, with a counter and a rubber plant. The clerk was very sorry. The zero had handed itself in and been filed. By the short way they could have it back in a million seconds. The long way took a billion. "How much longer is the long way?" asked {child}. "One letter," said {guide}, who had compared them. "A b for an m. We can spare a letter."',
            ],
            setting: 'library',
            child: 'think curious',
            guide: 'reach proud',
          },
          {
            text: [
              '{child} borrowed the back of a form. Sixty seconds, sixty minutes, twenty-four hours: it took some dividing. A million seconds came to less than twelve days. You could do that, with sandwiches. Then {child} did the billion, and looked at the answer, and did it again. It was nearly 32 years. "I shall be old," said {child}. "I shall be late for my bath," said {guide}. They gave back both tickets, and looked behind the rubber plant.',
              '"Three more zeros, though," said {child}, who had written them out. Each zero on the end makes a number ten times as big. Three of them make it a thousand times. So {child} worked out the short way. A million seconds made eleven days and a half. The long way came to nearly 32 years. {guide} had packed for a weekend. "Is there a shorter short way?" asked {child}. The clerk pointed to a hole in the filing cabinet. It was round, and there was a draught.',
            ],
            setting: 'library',
            camera: 'close',
            child: 'sit surprised',
            guide: 'cover surprised',
          },
        ],
      },
      ask: {
        young: ['Is a million a lot?', 'Yes! It takes days and days to count to it.'],
        older: [
          'How much longer than a million seconds is a billion?',
          'A thousand times. A million are about eleven and a half days, a billion nearly 32 years.',
        ],
      },
    },
    {
      facts: ['six-sides'],
      shows: /\bsix\b/i,
      pages: {
        young: [
          {
            text: [
              'Six sides, six sides, six sides. All fit! {child} looks for gaps. {guide} looks too.',
              'Round lids leave holes. Lids with six sides fit. {child} lays them. {guide} claps.',
            ],
            setting: 'garden',
            camera: 'close',
            child: 'kneel curious',
            guide: 'cheer happy',
          },
        ],
        middle: [
          {
            text: [
              'The track led over a floor of round tiles. There was a gap between every three. {child} put a toe in one. "I will fill them in," said {guide}, "with more round ones."',
              '"It went by here," said a bee-keeper. "Help me with the floor first." She had a heap of round tiles. {child} pushed them close. Still there were holes. {guide} lost a bun down one.',
            ],
            setting: 'garden',
            child: 'kneel curious',
            guide: 'reach determined',
          },
          {
            text: [
              'Then {child} saw a bit of old honeycomb. Every cell had six sides. They sat edge to edge, with nothing in between. {child} laid tiles like that instead. {guide} danced on them, and no toe fell in.',
              'Bees had the answer. In old comb the cells all had six sides, and no room was wasted. So {child} laid tiles of that shape. "And bees have only six legs," said {guide}, and danced.',
            ],
            setting: 'garden',
            camera: 'close',
            child: 'kneel proud',
            guide: 'dance happy',
          },
        ],
        old: [
          {
            text: [
              'There was a bee-keeper who knew where it had gone, but she could not stop to tell them. Her floor let in mice. It was laid in round tiles, and between any three of those was a gap. {child} and {guide} pushed them this way and that. However close you squeeze round things, there will be a little bit of nowhere left over. "Smaller ones in the gaps," said {guide}, "and smaller ones in those."',
              '"When this is done I shall have time to talk," said the bee-keeper. It was a path of round stones, and the rain ran away down every crack. {child} moved one. That made two cracks smaller and three cracks worse. {guide} tried putting the stones in rows, and then in rows that leaned. It was better, and it still was not a path. "Round does not like company," said {guide}.',
            ],
            setting: 'garden',
            child: 'kneel determined',
            guide: 'reach curious',
          },
          {
            text: [
              'A bit of old comb lay on her bench, empty and dry. {child} held it up to the light. Every cell had six sides, and each thin wall served two of them at once. There was not a gap in it. Squares would fit too, and triangles; but bees do sixes. So they fetched the six-sided tiles that she had been keeping for best. Those clicked together right up to the edge. "And bees have only six legs," said {guide}, deeply struck.',
              'The bee-keeper put down a piece of dry comb beside them, and said nothing. {child} bent over it. Nothing in it was round. Each cell had six sides, every side was shared with next door, and so no wax was wasted. "We want stones like that," said {child}. There was a heap behind the shed. They went down like a sum that comes out, edge on edge, with no room for the rain. {guide} counted the corners, and needed a sit-down.',
            ],
            setting: 'garden',
            camera: 'close',
            child: 'kneel proud',
            guide: 'sit surprised',
          },
        ],
      },
      ask: {
        young: ['How many sides has a cell of honeycomb?', 'Six. That way they all fit.'],
        older: [
          'What is so good about six-sided cells?',
          'They fit edge to edge and leave no gaps, as round ones would, so no wax is wasted.',
        ],
      },
    },
    {
      facts: ['spirals', 'sums'],
      shows: /\bspirals?\b/i,
      pages: {
        young: [
          {
            text: [
              'A sunflower! Its seeds go in spirals. {child} follows one round. "Whee," says {guide}.',
              'The sunflower face is full of spirals. "Round and round," says {child}. {guide} feels dizzy.',
            ],
            setting: 'garden',
            child: 'point curious',
            guide: 'look-up surprised',
            things: ['sunflower'],
          },
        ],
        middle: [
          {
            text: [
              'The gate was shut with a number lock. COUNT THE SUNFLOWER, it said. {guide} began at the first seed. "One," said {guide}. "Two. No, I had that one." {child} looked at the sunflower, as big as a tray.',
              'Only a number would open the gate. It was hidden, said the lock, in the sunflower. {guide} tried to count all the seeds, and went cross-eyed. "They are moving!" said {guide}. {child} stepped back to look.',
            ],
            setting: 'garden',
            child: 'think curious',
            guide: 'point worried',
            things: ['sunflower', 'gate'],
          },
          {
            text: [
              'The seeds of the sunflower lay in spirals, some turning left and some right. {child} counted those instead. One way there were 34, and the other way 55. Click, went the lock. "I had loosened it," said {guide}.',
              'It was like a staircase that wound two ways at once. {child} followed the spirals of the sunflower: 34 turned left and 55 right. {guide} set the lock, and it sprang.',
            ],
            setting: 'garden',
            camera: 'close',
            child: 'reach excited',
            guide: 'jump surprised',
            things: ['sunflower'],
          },
        ],
        old: [
          {
            text: [
              'The gate had a lock with numbers on it, and over that some words. TWO NUMBERS, they said, AND THE SUNFLOWER KNOWS. There it stood, with its face full of seeds. "I shall count them," said {guide}. "Do not speak to me." It went well as far as eight. "They slide," said {guide}. "When I look at one, its neighbours go round." {child} was looking at the neighbours.',
              'Numbers are usually on things, but this one was in something. So said the old man at the gate. He would not say more; he just nodded at a sunflower, taller than any of them. Its face was like a dinner tray, with more seeds than anyone would want to count. {guide} counted them from the left, and then from the right. The two answers did not know each other. "Stop looking at the seeds," said {child} slowly.',
            ],
            setting: 'garden',
            child: 'think curious',
            guide: 'point worried',
            things: ['sunflower', 'gate'],
          },
          {
            text: [
              'They did go round. The seeds of the sunflower lay in spirals, curling out from the middle, one set leaning left and one right. {child} tied a thread to the first and counted from there. It came to 34 to the left and 55 to the right. Both belong to an old row of numbers, in which each is the sum of the two before. {guide} set the lock to 34 and 55, and bowed to the sunflower.',
              '{child} half shut both eyes, and there it was. All that muddle was made of spirals, one lot turning left and the other right. They crossed, like the strands of a plait. With one finger {child} counted 34 in the one and 55 in the other. A sunflower does not do sums. Each new seed just grows where there is room. "Thirty-four, fifty-five," said {guide} to the old man, as if it had been easy.',
            ],
            setting: 'garden',
            camera: 'close',
            child: 'reach excited',
            guide: 'jump proud',
            things: ['sunflower'],
          },
        ],
      },
      ask: {
        young: ['How do the seeds of a sunflower lie?', 'In spirals, round and round.'],
        older: ['Which numbers were hidden in the sunflower?', 'Its seeds lay in 34 spirals one way and 55 the other.'],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'There, in the grass! {child} picks it up. Hello, zero! {guide} cheers.',
            'Something shines down there. {child} has the zero! {guide} counts it. One.',
          ],
          setting: 'garden',
          child: 'kneel happy',
          guide: 'cheer happy',
        },
        {
          text: [
            'One and zero. The door says ten again. Here comes the post, {child}!',
            'Tap, tap. The zero is home. "Number ten!" says {child}.',
          ],
          setting: 'street',
          camera: 'wide',
          child: 'point proud',
        },
      ],
      [
        {
          text: [
            'Stop, zero! It spins and spins. Flop. {child} has it. {guide} looks through.',
            'Round and round and down. {guide} has one side. {child} has the other. Got it!',
          ],
          setting: 'garden',
          camera: 'close',
          child: 'kneel excited',
          guide: 'reach happy',
        },
        {
          text: [
            'Night. {child} counts sheep. One, two, three. Asleep.',
            'Ten toes in bed. {child} counts to nine, asleep.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sleep sleepy',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'It lay in the long grass, flat on its back, looking up. "There you are," said {child}. {guide} peered into it. "It is quite full," said {guide}. "There is a beetle in it."',
            'Ting, said something under the bench. {child} and {guide} crawled in from both ends. It was the zero, a bit scratched, and still warm from running. "I make that one," said {guide}.',
          ],
          setting: 'garden',
          child: 'kneel excited',
          guide: 'reach surprised',
        },
        {
          text: [
            'Back it went on the door, and the 1 stood up straighter. "Hold up two fingers," said {guide}, and held up all eight. {child} did. "There," said {guide}. "Ten!"',
            'With two screws the house was number 10 again. {guide} held up eight, and {child} lent two fingers. They counted right to the end. "It goes further than I thought," said {guide}.',
          ],
          setting: 'street',
          child: 'reach proud',
          guide: 'wave happy',
        },
      ],
      [
        {
          text: [
            'The track ended in tall grass. {child} knelt and looked along it. Something round winked in the light. "A hole!" shouted {guide}. "I found a hole, with a zero round it!"',
            'Down the bank came the zero, in smaller and smaller rings. It spun like a coin. Then it lay still. {child} picked it up, and {guide} counted to eight to be sure.',
          ],
          setting: 'garden',
          camera: 'wide',
          child: 'kneel happy',
          guide: 'shout excited',
        },
        {
          text: [
            'At bedtime {child} tried to think of the biggest number. There was always one more after it. Outside, on the door, the zero shone a little. It was holding its place.',
            'That night {child} began to count the stars over the roof. It needed fingers, and then toes. After twenty {child} just looked. The zero was back on the door, as round as an owl.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'look-up calm',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'It had rolled as far as it had roll in it. They found it at the bottom of the bank, leaning on a dandelion, with the light coming through. {child} had meant to be cross. But it was hard to be cross with something so entirely open. "What does it do all day?" asked {guide}. "It stands next to things," said {child}, "and makes them ten times as much." {guide} tried standing next to it.',
            'There was a hum in the grass, getting lower. {child} ran the last bit and {guide} came in from the side. Between them the zero turned on its edge once more, very slowly, as if looking at each of them. Then it lay down. Nobody grabbed it. It had seen the world, after all, and it had come to a stop facing home. "One," counted {guide}, and frowned. "Or none?"',
          ],
          setting: 'garden',
          child: 'kneel happy',
          guide: 'stand curious',
        },
        {
          text: [
            'The screws went in with a squeak. The house was number 10 again, and the 1 had somebody to talk to. All that afternoon the missing post came up the hill. {guide} sat on the wall and practised. "Eight," said {guide}, and stopped, and held out the whole lot of them. {child} put up two fingers at the end of the row. "Nine," said {guide}, in a whisper. "Ten."',
            'They held it straight while a grown-up did the screws. {child} went down to the road and looked at the door from there, with one eye shut. First came the 1, and then the zero, as round as a yawn. It did not look like nothing. It looked like a place kept for someone. "Lend me two," said {guide}. So {child} held up two fingers, beside eight others, and they counted everything in the street as far as ten.',
          ],
          setting: 'street',
          child: 'reach proud',
          guide: 'sit excited',
        },
      ],
      [
        {
          text: [
            '"Everything has gone round," said {guide}, in the long grass. {child} parted the stalks. There was {guide}, holding up the zero with great care, and looking out through it at the hill. It was scratched all over, and it shone. "It makes whatever you look at the only thing there is," said {guide}. They each had a turn. {child} looked at the hill and the hedge and the sky, and then, for quite a while, at home.',
            'In the end they stopped running, and it came to them. It must have gone right round. There was a ringing on the path behind. {child} turned, and the zero rolled up and leaned against one shoe. "I knew it would," said {guide}. "What is round comes round." {child} picked it up and breathed on it, and rubbed it with a sleeve. In the shine there were two faces, both very curved, and one of them was counting.',
          ],
          setting: 'garden',
          camera: 'close',
          child: 'kneel happy',
          guide: 'look-up surprised',
        },
        {
          text: [
            'That night {child} tried to get to the end of the numbers. It went well for a time. Whatever you come to, though, you can put a zero on the end. Then it is ten times as far again. There was a moon, quite round. Under it, on the door, the brass one shone. {child} got as far as sleepy, and left the rest for whoever was still up.',
            'At bedtime {child} went to the window and counted: ten roofs, ten chimneys, one moon. Down in the street somebody small was going along the posts. "Six, seven, eight," it said. There was a pause. It looked at the place where two fingers would have been. "Nine," it said to the night, "ten," and did a sort of dance. Behind it the door of number 10 kept perfectly still, and shone.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'look-up calm',
        },
      ],
    ],
  },
};
