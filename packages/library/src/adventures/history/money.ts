import type { FactSheet } from '../sheet.ts';

/** A lump of clay says that the Long Market owes its finder a cheese; the guide has never let go of anything. */
export const money: FactSheet = {
  id: 'money',
  topic: 'history',
  title: 'Money',
  subject: 'where money comes from',
  words: [
    'money',
    'coin',
    'history of money',
    'where does money come from',
    'who invented money',
    'banknote',
    'buying and selling',
    'barter',
    'swapping things',
    'pocket money',
  ],
  guides: ['dragon', 'leprechaun', 'pirate'],
  titles: [
    'One Cheese, Owed',
    'The Long Market',
    '{child} and the Very Late Cheese',
    '{guide} Lets Go',
    'Nobody Has to Weigh a Lion',
  ],
  facts: [
    {
      id: 'clay',
      says: 'In Mesopotamia, more than 4,000 years ago, people wrote on clay who owed what to whom.',
      source: 'British Museum, "Mesopotamia: writing and the economy"',
    },
    {
      id: 'broken',
      says: 'When a debt was paid, the clay on which it stood was often broken.',
      source: 'Encyclopaedia Britannica, "Cuneiform law"',
    },
    {
      id: 'barter',
      says: 'In a swap each of the two must have just what the other wants.',
      source: 'Encyclopaedia Britannica, "Barter"',
    },
    {
      id: 'cowries',
      says: 'Cowrie shells were money for many centuries in parts of Africa and Asia.',
      source: 'Encyclopaedia Britannica, "Cowrie"; British Museum, "Money gallery"',
    },
    {
      id: 'silver',
      says: 'In Mesopotamia people paid with silver in any shape, weighed on scales with stone weights, some of them sleeping ducks.',
      source: 'British Museum, "Money gallery: money before coins"; British Museum, collection, "Duck weights"',
    },
    {
      id: 'lydia',
      says: 'Some of the first coins were made in Lydia, now in Turkey, about 2,600 years ago, with the head of a lion.',
      source: 'British Museum, "The origins of coinage"',
    },
    {
      id: 'stamp',
      says: 'The mark stamped on a coin vouched for its weight, so that it need not be weighed each time.',
      source: 'Encyclopaedia Britannica, "Coin"',
    },
    {
      id: 'paper',
      says: 'Paper money was first used in China, about 1,000 years ago, in place of strings of heavy iron coins.',
      source: 'Encyclopaedia Britannica, "Money: Paper money"; British Museum, "Chinese banknotes"',
    },
    {
      id: 'yap',
      says: 'On the island of Yap large round stones are money; the biggest stay where they are, and all know whose they are.',
      source: 'Encyclopaedia Britannica, "Yap Islands"; William Henry Furness, "The Island of Stone Money" (1910)',
    },
    {
      id: 'sea-bed',
      says: 'One stone of Yap that sank to the sea bed went on counting as money.',
      source: 'William Henry Furness, "The Island of Stone Money" (1910), chapter "Money and Currency"',
    },
    {
      id: 'cacao',
      says: 'The Aztecs paid for small things with cacao beans, from which chocolate is made.',
      source: 'Smithsonian Magazine, "A Brief History of Chocolate"',
    },
  ],
  never: [
    {
      wrong: /\bcoins were the (?:very )?first money\b/i,
      belief: 'Coins were the first money.',
      truth: 'Shells, grain and weighed silver were money long before them.',
    },
    {
      wrong:
        /\b(?:paper money|banknotes?) (?:was|were) (?:first )?(?:made|used|invented) in (?:England|Europe|Sweden|Italy)\b/i,
      belief: 'Paper money was invented in Europe.',
      truth: 'It was first used in China.',
    },
    {
      wrong: /\b(?:shells?|stones?) (?:is|are|was|were) not real money\b/i,
      belief: 'Shells are not real money.',
      truth: 'Money is whatever people agree to take.',
    },
    {
      wrong: /\bstones? (?:must|had to|has to) be (?:carried|moved|rolled) to (?:pay|the)\b/i,
      belief: 'On Yap a stone had to be moved to pay with it.',
      truth: 'It stays where it is, and people know who owns it now.',
    },
    {
      wrong: /\b(?:banknote|note|coin)s? (?:is|are) worth (?:only |just )?(?:the|its|their) (?:paper|metal)\b/i,
      belief: 'A banknote is worth its paper.',
      truth: 'It is worth what people trust that they can buy with it.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'Bread with nothing on. {child} digs a bit. Some clay! It has marks.',
            'In the mud lies a lump of clay. {child} puts down the bread to look.',
          ],
          setting: 'garden',
          child: 'kneel curious',
          things: ['bread'],
        },
        {
          text: [
            '"One cheese," reads {a guide}. "Somebody owes it." Off goes {child}!',
            '{a guide} can read it. "Owed: one cheese!" {child} wants that cheese.',
          ],
          setting: 'street',
          child: 'run excited',
          guide: 'point proud',
        },
      ],
      [
        {
          text: [
            'What sticks out of the mud? A flat bit of clay. {child} wipes it.',
            'Rub, rub. Tiny marks, all in rows. {child} has found something old.',
          ],
          setting: 'garden',
          camera: 'close',
          child: 'kneel surprised',
        },
        {
          text: [
            'Up pops {a guide}. "That is a promise. You get cheese!" Come on, {child}!',
            '"So very old," says {a guide}. "Someone owes us lunch." {child} is hungry.',
          ],
          setting: 'street',
          camera: 'wide',
          child: 'walk happy',
          guide: 'wave surprised',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            '{child} had some bread and nothing to put on it. The cheese was finished. So {child} went to dig, to forget it. Up came a flat lump of clay, all over little dents.',
            'There was no cheese, so {child} ate plain bread in the garden. By one foot lay a scrap of clay the size of a biscuit. It was covered in tiny marks, like the feet of birds.',
          ],
          setting: 'garden',
          child: 'kneel curious',
          things: ['bread'],
        },
        {
          text: [
            '"It is a promise," said {a guide}, from behind a heap. "It says: we owe you one cheese." {child} thought of lunch. "Who owes it?" "The Long Market," said {guide}. "Mind my heap."',
            'It was {a guide} who read it out. "One cheese, owed to the holder. It is more than 4,000 years late." {guide} never bought a thing. "Buying is how things leave you," said {guide}. {child} set off.',
          ],
          setting: 'street',
          child: 'walk excited',
          guide: 'point proud',
        },
      ],
      [
        {
          text: [
            'The rain had washed something out of the vegetable bed. {child} picked it up. It was clay, baked hard, with rows of little wedges in it. It did not look like dirt. It looked like a list.',
            'Digging for worms, {child} found a cake of clay. Somebody had written on it with a reed. The writing went round the edge, as if they had run out of room.',
          ],
          setting: 'garden',
          camera: 'close',
          child: 'kneel surprised',
        },
        {
          text: [
            '"I shall give you nothing for it," said {a guide}, who collected. "But I can read. You are owed a cheese." {child} had never been owed one. "Where do I fetch it?" "Down the Long Market," said {guide}.',
            'Over the wall looked {a guide}. "Writing from Mesopotamia, 4,000 years old! And it is about cheese." Somebody had to pay whoever held it. {child} held it tighter. "Follow me," sighed {guide}.',
          ],
          setting: 'street',
          camera: 'wide',
          child: 'stand excited',
          guide: 'look-up surprised',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'It began with two slices of bread and nothing to go between. The cheese had been finished by somebody who would not own up. {child} took them into the garden and sat on the edge of the vegetable bed. There, where the rain had been, a corner of something stuck out. It was clay, baked hard, no bigger than a hand. It was written on from top to bottom, in marks like the feet of very tidy birds.',
            'Plain bread tastes of waiting. {child} was eating some behind the beans, since the cheese had run out, and nobody would say how. One heel knocked against something flat. It came up out of the mud with a sucking noise. At first {child} took it for a biscuit, and then for a tile. Then {child} saw that somebody had written on it, very small, on both sides and round the rim.',
          ],
          setting: 'garden',
          child: 'kneel curious',
          things: ['bread'],
        },
        {
          text: [
            '"I had hoped that nobody would find that," said {a guide}. "It is a debt. They used to write them on clay. The Long Market owes one cheese to whoever brings this in. It has waited for 4,000 years." "Then it is owed to me," said {child}. "In a way," said {guide}, who had never yet given anybody anything, and had every pocket full. "We could keep it as it is. It is a lovely debt."',
            'The only one in the lane who could read it was {a guide}. {guide} owned a great deal and used none of it. "In Mesopotamia they wrote everything on clay," said {guide}. "Who had paid, and who had not. This one is more than 4,000 years late." "What does it say?" asked {child}. {guide} looked as if it hurt. "It says: we owe the holder one cheese." Down the hill, behind the hedge, lay the roofs of a market.',
          ],
          setting: 'street',
          child: 'stand excited',
          guide: 'point worried',
        },
      ],
      [
        {
          text: [
            'One corner had to be dug over for the beans. The third spadeful was heavier. In it {child} found a cushion of clay, small enough for a mouse and as dry as a biscuit. A pattern ran over it in lines. But patterns repeat, and this did not. Somebody long ago had had something to say, in a hurry, with the cut end of a reed.',
            'What the mole had thrown up on the lawn was mostly earth. On the top, though, like a plate on a table, lay a square of clay with dents in it. {child} wiped it on one knee. Each dent was like a nail lying down. They went along in rows, and some rows had been added up at the end. It was a sum. It looked as if it was still waiting for somebody to come.',
          ],
          setting: 'garden',
          camera: 'close',
          child: 'kneel surprised',
        },
        {
          text: [
            '"Do not wash it," said {a guide} over the hedge. "Do not sell it. I never have." {guide} took the clay and read. "Today the Long Market borrowed a cheese. It will give it back to whoever brings this." "When was that?" said {child}. "Some 4,000 years back," said {guide}. "It will be quite strong by now." Beyond the hedge, where the road used to be, they could hear people shouting prices.',
            'It is not easy to get {a guide} away from the heaps at home. But this was writing. "From Mesopotamia, and 4,000 years of age," said {guide}. "They pressed it into clay with a reed. It is not a poem. It is a bill for a cheese." The market owed it, and the bearer was to be paid. "Who is the bearer?" said {child}. "Whoever stands there holding it," said {guide}, with envy.',
          ],
          setting: 'street',
          camera: 'wide',
          child: 'stand curious',
          guide: 'think surprised',
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['barter'],
      shows: /\bswap/i,
      pages: {
        young: [
          {
            text: [
              'The man wants honey. {child} has an apple. Swap it for boots. Swap those for honey!',
              'Apple for boots. Boots for honey. Swap, swap, {child}! What a long way round.',
            ],
            setting: 'street',
            child: 'run happy',
            things: ['apple', 'honey'],
          },
        ],
        middle: [
          {
            text: [
              'A woman with a cart would take them along for honey. {child} had only an apple. "I have a tree of those," she said. "Keep it," said {guide} at once. "Never give anything away."',
              'The ferryman wanted honey. {child} offered him an apple. He shook his head. An apple is no use to someone who has an orchard. "Then hide it again," whispered {guide}.',
            ],
            setting: 'street',
            child: 'hold worried: apple',
            guide: 'point proud',
          },
          {
            text: [
              'But the bootmaker loved apples, and the honey man had wet feet. So {child} swapped for boots, and then swapped those for honey. {guide} had to be helped to let go each time. At last the cart rolled.',
              '{child} found a boy with honey. He wanted a hat. The hatter was longing for fruit. "At last!" said {child}, and swapped, and ran, and swapped again. {guide} was too dizzy by then to hide anything.',
            ],
            setting: 'street',
            camera: 'wide',
            child: 'run excited',
            guide: 'cover worried',
            things: ['honey'],
          },
        ],
        old: [
          {
            text: [
              'The way on was by cart, and the woman who drove it wanted honey. {child} turned out both pockets and found an apple. "I have a whole tree of those," said the woman, not unkindly. It was a good one. It was worth a pot of honey, {child} felt, to anybody with the sense to want it. "Put it away," whispered {guide}, "before somebody looks at it."',
              '"Honey," said the ferryman. It was his price, and he would not be moved. {child} held out an apple. He pointed at the bank behind him, which was an orchard. That is the trouble with a swap. It is not enough to have something; it must be the very thing that the other one is short of. "I could have told you," said {guide}. "Things are for keeping."',
            ],
            setting: 'street',
            child: 'hold worried: apple',
            guide: 'point proud',
          },
          {
            text: [
              'So {child} went along the stalls and asked people not what they had but what they wanted. The bootmaker was wild for fruit. The honey seller had a hole in each sole. It took two swaps and a good deal of running, and {guide} wept a little over the boots. But in the end {child} climbed on the cart with the honey, and off it went. "What you need," said the woman, "is something that everybody wants."',
              'There was a girl with honey, but it was a hat she wanted. There was a hatter, and he had not seen fruit for weeks. {child} thought it through backwards and then ran it forwards: apple to hat, hat to honey, honey to ferry. Each swap was fair, and each left two people pleased. It used up most of an hour. "And what have we got?" said {guide}. "We are across," said {child}. "I meant to keep," said {guide}.',
            ],
            setting: 'street',
            camera: 'wide',
            child: 'run excited',
            guide: 'cover sad',
            things: ['honey'],
          },
        ],
      },
      ask: {
        young: ['What did {child} swap?', 'An apple for boots, and the boots for honey.'],
        older: [
          'Why did it take two swaps to get the honey?',
          'In a swap each must have just what the other wants, and nobody with honey wanted an apple.',
        ],
      },
    },
    {
      facts: ['cowries'],
      shows: /\bshells?\b/i,
      pages: {
        young: [
          {
            text: [
              'Shells are money here. {child} counts out three. "My shells!" says {guide}.',
              'Small white shells, all alike. {child} pays with them. {guide} kisses each shell goodbye.',
            ],
            setting: 'beach',
            child: 'hold happy: shell',
            guide: 'reach sad',
          },
        ],
        middle: [
          {
            text: [
              'At the harbour nobody wanted the coin that {child} had. They turned it over and gave it back. "Very flat," they said. {guide} sat on the sand and began to pile up small white shells.',
              'The sailors were ready to go, and {child} held out a coin. The captain did not think much of it. "Put it back," said {guide}, who was making a heap of shells.',
            ],
            setting: 'beach',
            child: 'hold worried: coin',
            guide: 'sit happy',
          },
          {
            text: [
              'Then {child} saw what people paid with. It was shells, the smooth cowries that {guide} had. In Africa and Asia they did that for ages. "Nobody can fake one," said {child}. {guide} counted out ten, sobbing.',
              '"We will take those," said the captain, and pointed at the heap. Such shells are all about one size, and hard, and light to carry. {child} paid with twenty. {guide} gave each of them a kiss.',
            ],
            setting: 'beach',
            camera: 'close',
            child: 'point excited',
            guide: 'kneel sad',
            things: ['shell'],
          },
        ],
        old: [
          {
            text: [
              'At the harbour {child} tried the coin from the bottom of a pocket. The harbour master held it to the light. He handed it back with some pity. "Pretty," he said. "Have you any money?" {guide} had wandered down the beach by then. There is no heap in the world so easy to start as a heap of shells. {guide} had started three.',
              '"That," said the captain, "is a button without holes." It was a coin, and {child} had been rather proud of it. All along the quay people were buying rice and cloth and hens. None of them paid with anything flat. {guide} took no notice. {guide} had found small white shells, shining like teeth, and was building a hill of them, with a ditch.',
            ],
            setting: 'beach',
            child: 'hold worried: coin',
            guide: 'kneel happy',
          },
          {
            text: [
              '{child} watched a woman buy a mat. She counted out shells, small humped ones with a slit like a smile. "What is that you are sitting on?" {child} asked {guide}. They were cowries. Much of Africa and Asia paid with those for centuries. They were hard, they did not rot, and nobody could forge one. So {guide} was rich. It lasted a minute. Then {child} paid the fare, and {guide} had to lie down.',
              'It was a small boy who showed them. He paid for a melon with nine shells, and no one laughed. "Cowries," said {child}. They were the same as in the hill: all of a size, light to carry, too hard to wear out. A sea away, in other ports, people would take them as well. "How many is the fare?" asked {child}. "Sixty," said the captain. {guide} handed them over one at a time, each by its name.',
            ],
            setting: 'beach',
            camera: 'close',
            child: 'point surprised',
            guide: 'sit sad',
            things: ['shell'],
          },
        ],
      },
      ask: {
        young: ['What did {child} pay with by the sea?', 'With shells. They were money there.'],
        older: [
          'Why were cowrie shells good money?',
          'They were hard, light and much alike, they did not rot, and nobody could make false ones.',
        ],
      },
    },
    {
      facts: ['silver'],
      shows: /\bweigh/i,
      pages: {
        young: [
          {
            text: [
              'How much silver? {child} weighs it. Too light. {guide} adds a bit. There!',
              'Silver here. Stones there. {child} weighs them. They hang level. {guide} holds tight.',
            ],
            setting: 'castle',
            child: 'reach curious',
            guide: 'hold worried',
          },
        ],
        middle: [
          {
            text: [
              '{guide} had silver, a bent ring and half a bracelet. "How much is that?" asked {child}. Nobody could say. No bit was like any other. "It is too much," said {guide}, and held on.',
              'Here they paid with lumps. {child} saw chips of silver, rings of silver, a silver snail. But was a snail more than a ring? "Mine are worth a palace," said {guide}. The merchant laughed.',
            ],
            setting: 'castle',
            child: 'think curious',
            guide: 'hold proud',
          },
          {
            text: [
              'Then out came the scales. {child} laid silver on one side and little stones on the other. The shape did not matter at all. Once it was weighed, it was just so much. {guide} had to give up the ring.',
              'So they weighed it. {child} laid the snail on one side and the ring on the other. They hung level. Now everyone could see. It was a fair price. "It felt like a palace," said {guide}, and paid.',
            ],
            setting: 'castle',
            camera: 'close',
            child: 'reach excited',
            guide: 'cover sad',
          },
        ],
        old: [
          {
            text: [
              'In the street of the merchants everything was paid in silver, and not a coin was to be seen. People cut it from coils. They broke it off bracelets. A man bought two sheep with half an earring. "How does he know that it is enough?" said {child}. "It never is," said {guide}, with one arm round a bag of scrap. "Always ask for more, and never open the bag."',
              '{guide} had some silver, it turned out, in a sock inside a sock. {child} poured it on the mat: a ring, a twist of wire, a snail. "And how much do you call that?" asked the merchant. {guide} called it a fortune. The merchant called it breakfast. They went on like that until the shade had moved from one side of the lane to the other.',
            ],
            setting: 'castle',
            child: 'think curious',
            guide: 'hold proud',
          },
          {
            text: [
              'But the merchant had a beam with two dishes, and polished stones cut like sleeping ducks. He set a duck on one side and silver on the other. {child} added a chip, and took it off, and added a smaller one. At last the beam lay still. Ring or wire or snail, it was all the same to the scales. They only asked what it weighed. {guide} counted what was left, and found that it was most of it.',
              '"Weigh it," said {child}. There were scales by the door, and stone weights, each in the shape of a sleeping duck. On went the duck, and on the other side went the snail. The snail flew up. On went the ring, and they were level. There was nothing to quarrel about any more, and the merchant looked almost sorry. "A duck is a duck," he said. {guide} asked whether the ducks were for sale.',
            ],
            setting: 'castle',
            camera: 'close',
            child: 'reach excited',
            guide: 'stand surprised',
          },
        ],
      },
      ask: {
        young: ['How did {child} know it was enough silver?', '{child} weighed it.'],
        older: [
          'How could bits of silver of any shape be money?',
          'They were weighed on scales against stones. Only the weight counted, not the shape.',
        ],
      },
    },
    {
      facts: ['lydia', 'stamp'],
      shows: /\bstamp/i,
      pages: {
        young: [
          {
            text: [
              'Stamp! A lion on the coin. It is just right. {child} can trust a lion.',
              'This coin has a stamp. A lion! No need to weigh it. {child} skips on.',
            ],
            setting: 'shop',
            child: 'hold proud: coin',
          },
        ],
        middle: [
          {
            text: [
              'The queue was as long as the street. Each lump of silver was weighed, and looked at, and weighed once more. "I like it here," said {guide}. {child} looked at all the backs in front.',
              '"Next," said the man with the scales. There were still fifty people in front of {child}. "Let us never get there," said {guide}, clutching a bag. "At the front they make you pay."',
            ],
            setting: 'street',
            camera: 'wide',
            child: 'stand worried',
            guide: 'sit happy',
          },
          {
            text: [
              'A girl walked past them all with one small coin. It had a lion stamped on it. That was a promise that the weight was right. "Nobody has to weigh a lion," said {child}. {guide} was made to change the lumps.',
              'Then {child} heard hammering. A man laid a lump down and struck it with a stamp. Now it was a coin with a lion on it. "Everybody knows what a lion weighs," said {child}. {guide} would not stop stroking it.',
            ],
            setting: 'shop',
            camera: 'close',
            child: 'point excited',
            guide: 'look-up surprised',
            things: ['coin'],
          },
        ],
        old: [
          {
            text: [
              'There was only one pair of scales in the market, and everybody had to stand in line for it. The woman in front was buying nine onions. Her silver was weighed. Then it was scratched, to see whether it was silver to the middle. Then her onions were weighed, out of spite. "Lovely," said {guide}, who was in no hurry to get to where you pay. {child} counted forty hats in front of theirs.',
              'By now {child} knew the back of the man in front extremely well. It was the queue for the scales. Nothing could be bought until somebody had put every chip in a dish, and frowned at it. "Suppose they did it all beforehand," said {child}. "And then what?" said {guide}. "You would only have their word for it." {guide} held the bag of silver tighter, and they moved up by one hat.',
            ],
            setting: 'street',
            camera: 'wide',
            child: 'stand worried',
            guide: 'hold happy',
          },
          {
            text: [
              "It was in Lydia that they thought of it, some 2,600 years ago, in what is Turkey now. A lump was weighed once, in the king's own house. Then it was laid on an anvil and stamped, with one blow, and the stamp was a lion. {child} watched the next coin jump off, bright as an egg yolk. You need not trust whoever gave you that. You had only to trust the lion. {guide} bought seven, with tears, and the queue went home.",
              '"Then their word has to be on it," said {child}. At the end of the lane they were doing just that. In Lydia, 2,600 years ago, a smith put a weighed lump on the anvil and struck it. When he took away his stamp, there was a lion\'s head, roaring. It said: this is right, and a king says so. {child} put the coin down at a stall, and the man looked at the lion and nodded. "I liked the queue," said {guide}.',
            ],
            setting: 'shop',
            camera: 'close',
            child: 'point excited',
            guide: 'look-up surprised',
            things: ['coin'],
          },
        ],
      },
      ask: {
        young: ['What was stamped on the coin?', 'A lion. It meant that the coin was just right.'],
        older: [
          'What was the good of a lion on a coin?',
          'It was stamped on to say that the weight was right, so that nobody had to weigh it again.',
        ],
      },
    },
    {
      facts: ['paper'],
      shows: /\bpaper\b/i,
      pages: {
        young: [
          {
            text: [
              'So many iron coins! {child} cannot lift them. A paper will do. "Light!" says {guide}.',
              'Heavy, heavy, up the hill. {child} puffs. One paper is enough? {guide} blinks at it.',
            ],
            setting: 'mountain',
            child: 'sit surprised',
            guide: 'stand curious',
          },
        ],
        middle: [
          {
            text: [
              'The road went uphill, and money was iron. The coins had holes and hung on strings like onions. {child} carried some. {guide} carried more, and could not see over them. "More is better," puffed {guide}.',
              'For silk you paid in iron coins, a whole cartload. {child} pulled and {guide} pushed. The hill took no notice. "Leave some here," said {child}. "Leave some?" cried {guide}.',
            ],
            setting: 'mountain',
            child: 'walk determined',
            guide: 'walk proud',
          },
          {
            text: [
              'At the top was a house that kept the iron safe. You got a paper for it, with pictures of coins on it. {child} put the whole load in one pocket. "But where has it gone?" said {guide}.',
              '"Leave it with us," said a man at a door, "and take this." It was paper, printed in black. China had such money about 1,000 years ago. {child} skipped. "It will not clink," said {guide}.',
            ],
            setting: 'street',
            camera: 'close',
            child: 'jump happy',
            guide: 'think worried',
          },
        ],
        old: [
          {
            text: [
              'In China, a thousand years ago, the road to the silk shop was steep and the money was iron. Each coin had a square hole, so that you could string a great many together and wear them. {child} had two strings on each shoulder, and was no longer able to turn. "Take one of mine," said {child}. {guide} already had eleven on, and beamed, and had not moved for some time.',
              'A bolt of silk cost more iron than a donkey could carry. It had to be paid in coins on strings, and {child} and {guide} were the donkey. Halfway up the hill they sat down on it. "It is a beautiful heap," said {guide}. "It has to be at the top," said {child}. An old woman overtook them with nothing in her hands but a fan. She was on her way to buy two bolts.',
            ],
            setting: 'mountain',
            child: 'sit worried',
            guide: 'stand proud',
          },
          {
            text: [
              'A merchant was watching from his door. He would keep the iron, he said, and write them a paper for it, with his seal. Whoever held that could come and fetch the coins. {child} saw that hardly anybody would. They would just hand the paper on. {guide} held it up to one ear and shook it. "There is nothing in it," said {guide}. "There is everybody in it," said {child}. "They all believe it."',
              '"What do you pay with?" {child} called after her. She came back and showed them. It was paper, soft as cloth, with a red seal and rows of coins drawn on it. Her iron was lying in a strong-room in town, and this said so. Everyone on the hill would take it. So they left their load as well, and went up with one note, dancing. {guide} came behind, without a clink, like a cat that has lost its bell.',
            ],
            setting: 'street',
            camera: 'close',
            child: 'point happy',
            guide: 'walk worried',
          },
        ],
      },
      ask: {
        young: ['What was lighter than all the coins?', 'The paper. It said how many there were.'],
        older: [
          'Why did people in China begin to pay with paper?',
          'Iron coins were too heavy to carry. The paper said that the coins were kept safe, and people took it instead.',
        ],
      },
    },
    {
      facts: ['yap', 'sea-bed'],
      shows: /\bstone\b/i,
      pages: {
        young: [
          {
            text: [
              'A stone as big as a door! {child} pays with it. It stays right there.',
              'Who can lift that stone? No one. "Now it is yours," says {child}. It stays.',
            ],
            setting: 'jungle',
            child: 'point happy',
            things: ['rock'],
          },
        ],
        middle: [
          {
            text: [
              'On the island of Yap, an old woman gave them money for the boat. It was a round stone, taller than {guide}. {guide} hugged it. "I will carry it," said {guide}. {child} heard something creak.',
              '"You may have that one," said an old woman of Yap. She meant a stone with a hole in it, as big as a door. {child} and {guide} pushed. They pulled. A lizard on top of it went to sleep.',
            ],
            setting: 'jungle',
            child: 'stand surprised',
            guide: 'hug excited',
            things: ['rock'],
          },
          {
            text: [
              'The old woman laughed. On Yap you leave the stone, and just say whose it is. "It belongs to the boatman now," said {child} to the village. They all nodded. {guide} was still pulling.',
              '"Do not move it," said a girl. "Just say who has it now." {child} told everyone, and they all kept it in mind. The stone was paid, and it had not gone anywhere. "I can still visit," said {guide}.',
            ],
            setting: 'jungle',
            camera: 'wide',
            child: 'point happy',
            guide: 'reach determined',
            things: ['rock'],
          },
        ],
        old: [
          {
            text: [
              'On the island of Yap an old woman gave them some money for the boat. It stood by the path. It was a round stone with a hole in the middle, and it was taller than {guide}. {guide} walked up without a word and laid both arms about it. "I have been looking for this all my life," said {guide}. "Help me roll it." {child} took the other side. They strained until they saw stars. It did not so much as lean.',
              '"You may have one of mine, for the boatman," said the old woman of Yap, and pointed into the trees. Something stood there, round and grey, as big as a door. It was money, and it was stone. {child} put one shoulder to it, and {guide} put both. Ants walked over it. A small fern was growing in the hole. "We shall be here until Tuesday," said {child}. "I shall be here always," said {guide}, with one cheek against it.',
            ],
            setting: 'jungle',
            child: 'reach determined',
            guide: 'hug excited',
            things: ['rock'],
          },
          {
            text: [
              '"Whatever are you doing?" asked the old woman. Nobody moved the big ones. One stone lay at the bottom of the sea, and was good money still, because people knew whose it was. {child} let go. All they had to do was say it. So {child} told the boatman, in front of his aunts: "The one by the fern is yours." The aunts nodded. It was paid. {guide} stayed a little longer, to be with it.',
              'The boatman came up to see what kept them. He looked at the stone and was pleased. "I shall leave it there," he said. "It looks well there." That was how it was done on Yap. The large ones stayed where they were. Only the owner changed, and the whole village kept it in mind. {child} said it aloud, so that all could hear: it was his now. Nothing had moved but a little breath. {guide} asked if one might visit.',
            ],
            setting: 'jungle',
            camera: 'wide',
            child: 'point happy',
            guide: 'sit sad',
            things: ['rock'],
          },
        ],
      },
      ask: {
        young: ['Did the big stone have to move?', 'No. It stayed, and everyone knew whose it was.'],
        older: [
          'How could somebody pay with a stone that nobody can lift?',
          'It stays where it is. People only have to know who owns it now.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'The last stall! They read the clay. One cheese for {child}! {guide} sniffs it.',
            '{child} shows the clay. "At last," says the man. Here comes the cheese! {guide} claps.',
          ],
          setting: 'shop',
          child: 'hold proud: cheese',
          guide: 'cheer surprised',
        },
        {
          text: [
            'Bread with cheese on. {child} bites. {guide} bites too. There are holes in it.',
            'Cheese and bread in the sun. Half is for {child}. Half is for {guide}.',
          ],
          setting: 'garden',
          child: 'sit happy',
          guide: 'sit happy',
          things: ['bread', 'cheese'],
        },
      ],
      [
        {
          text: [
            'What a big round cheese! It was owed so long. {child} hugs it. {guide} counts holes.',
            '"Paid!" says the man. Snap goes the clay. {child} has the cheese. {guide} keeps the bits.',
          ],
          setting: 'shop',
          child: 'hug happy',
          guide: 'point surprised',
          things: ['cheese'],
        },
        {
          text: [
            '{child} is asleep. There are crumbs in the bed. Yellow ones.',
            'Beside the bed lies a bit of clay. {child} dreams of lions.',
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
            'At the very end was a cheese stall. The woman read the clay twice. "My family has worried about this for ages," she said. {child} got the cheese. She snapped the clay in two, and {guide} had to look away.',
            '"So it is you," said the cheesemaker. He read the clay with one finger. It was all in order. He gave {child} one cheese, as round as a drum. "May I have the crumbs of the clay?" asked {guide}.',
          ],
          setting: 'shop',
          child: 'hold proud: cheese',
          guide: 'cover sad',
        },
        {
          text: [
            'They ate the cheese on bread, by the beans. {guide} held a slice for a long time. Then {guide} broke it, and gave {child} the bigger half. "It tickles," said {guide}.',
            'Two slices of bread lay in the garden, with cheese on. {child} ate one. "Does it come back, if you eat it?" asked {guide}. "No," said {child}. {guide} ate it all the same.',
          ],
          setting: 'garden',
          time: 'sunset',
          child: 'sit happy',
          guide: 'sit surprised',
          things: ['bread', 'cheese'],
        },
      ],
      [
        {
          text: [
            'The last stall had one cheese left, on a high shelf. FOR WHOEVER HAS THE CLAY, it said. "You took your time," said the man. {child} said it had been a long street. {guide} was counting the holes.',
            'They made that cheese fresh every spring, in case somebody came. {child} handed over the clay. "Paid," said the woman, and smiled as if something heavy had gone. Even {guide} jumped a little.',
          ],
          setting: 'shop',
          child: 'cheer excited',
          guide: 'jump surprised',
          things: ['cheese'],
        },
        {
          text: [
            'That night {child} pressed marks in a lump of mud. They said that {guide} was owed about half a slice. {child} put it on the sill to dry. The stars looked like more of it.',
            'At bedtime {child} found something on the mat. It was a single bean, with a note. "I have decided to let one go," it said. "Be nice to it." The bean spent the night on the windowsill.',
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
            'The Long Market came to an end at last, in a small stall with a striped roof. The woman there read the clay from top to bottom. Then she sat down. "My grandmother told me about this," she said, "and hers told her." She put a cheese as round as a moon into {child}\'s arms. The clay she broke in two, since that is how you end a debt. {guide} made a small noise, like a hinge.',
            '"You will not want it now, after all this time," said the man at the last stall. "I want it very much," said {child}. He thought about that. He took down one cheese, the best, and weighed it, though nobody had asked, and wrapped it in a cloth. Snap, went the clay, and the debt was over. "Could we not have left it owing?" asked {guide}. "It was such an old one."',
          ],
          setting: 'shop',
          child: 'hold proud: cheese',
          guide: 'cover sad',
        },
        {
          text: [
            'The cheese went very well with bread. They sat among the beans while the light turned yellow, and neither said much. {guide} had a slice on one knee and was not eating it. "If I keep it, it goes green," said {guide}, working it out. "And if I eat it, it is gone." "There is a third thing," said {child}, chewing. After a time {guide} broke the slice in two, and looked at both pieces, and held out the larger.',
            '{child} cut the bread, and {guide} cut the cheese, extremely thin. They held the slices up, and the low sun came through the holes. It tasted of grass and cellars and a long street. "What do I owe you?" said {guide}, who had never before been given lunch. {child} thought. Then {child} patted some mud flat and wrote on it with a twig. They left it to dry on the wall, in a row with the snails.',
          ],
          setting: 'garden',
          time: 'sunset',
          child: 'sit happy',
          guide: 'sit surprised',
          things: ['bread', 'cheese'],
        },
      ],
      [
        {
          text: [
            'There were no more stalls, only a door and a very old man. On a nail behind him hung a lump of clay just like theirs. He laid the two side by side, and the marks agreed. "One cheese," he said, and his voice shook a little. "We make it new each year, so that it will be ready." {child} carried it out like a cake. People stood in their doorways and clapped, and {guide} took some of that personally.',
            'The last stall sold nothing but cheese, and it had a shelf that nobody was allowed to touch. On it stood one, with a ticket: NOT OURS. {child} put the clay down. It went so quiet that you could hear the mice. "I have dusted that since I was six," said the cheesewoman, and reached up. "There. Paid." She looked younger at once. "What will you put there now?" asked {guide}. "Jam," she said, happily.',
          ],
          setting: 'shop',
          child: 'cheer excited',
          guide: 'stand proud',
          things: ['cheese'],
        },
        {
          text: [
            'At home they asked where the cheese had come from, and {child} said that somebody had owed it. There was a good deal left, even after supper. It sat on the shelf in its cloth and smelled of far away. Late that night a note lay on the mat. "I owe you for half a slice," it said. "Do not lose this. I have never owed anybody anything before. It is like being expected for tea."',
            'They all had toasted cheese for supper, and there was still most of it left. {child} took out a piece of the clay and turned it over. Somebody had pressed those dents with a reed, meaning every one. Then somebody had kept the promise, and somebody after that, all the way down the street to here. {child} put it on the windowsill. Outside, in the moonlight, the market had gone. It had left an onion.',
          ],
          setting: 'kitchen',
          time: 'night',
          child: 'think calm',
          things: ['cheese'],
        },
      ],
    ],
  },
};
