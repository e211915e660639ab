import type { FactSheet } from '../sheet.ts';

/** A crown for tonight's play has been tidied into the recycling, and each piece of it is going a way of its own. */
export const recycling: FactSheet = {
  id: 'recycling',
  topic: 'nature',
  title: 'Recycling',
  subject: 'recycling and what becomes of rubbish',
  words: ['recycling', 'recycle', 'rubbish', 'bin', 'waste', 'compost', 'plastic', 'litter', 'landfill', 'bin lorry'],
  guides: ['raccoon', 'rat', 'crow'],
  titles: [
    'The Crown in the Bin',
    '{child} Wants It Back by Seven',
    'That Is Perfectly Good',
    '{guide} Never Throws Anything Away',
    'Seven Bits of a Crown',
  ],
  facts: [
    {
      id: 'paper',
      says: 'Old paper is mixed with water into a pulp, and the pulp is pressed and dried into new paper.',
      source: 'Encyclopaedia Britannica: Paper recycling',
    },
    {
      id: 'fibres',
      says: 'Paper can be recycled several times, and its fibres get shorter each time.',
      source: 'US Environmental Protection Agency: Paper recycling',
    },
    {
      id: 'glass',
      says: 'Glass can be melted and made into new glass again and again.',
      source: 'British Glass: Recycling',
    },
    {
      id: 'magnet',
      says: 'At a sorting place magnets pull out steel cans; drink cans of aluminium do not stick to a magnet.',
      source: 'US Environmental Protection Agency: How metals are sorted',
    },
    {
      id: 'cans',
      says: 'Making a can from old aluminium takes about 95 per cent less energy than making it from ore.',
      source: 'US Environmental Protection Agency: Aluminium',
    },
    {
      id: 'worms',
      says: 'Worms and tiny living things turn peel and leaves into compost that feeds plants.',
      source: 'Royal Horticultural Society: Composting',
    },
    {
      id: 'bottles',
      says: 'Plastic drink bottles can be made into thread for fleece clothes.',
      source: 'Encyclopaedia Britannica: Plastic recycling',
    },
    {
      id: 'dirty',
      says: 'Food left on paper and card spoils it for recycling.',
      source: 'Recycle Now: How to recycle paper and card',
    },
    {
      id: 'mixed',
      says: 'Things must be sorted, because each material is made new in a different way.',
      source: 'Recycle Now: What happens to your recycling',
    },
    {
      id: 'reuse',
      says: 'Using a thing again as it is saves more than recycling it.',
      source: 'US Environmental Protection Agency: Reduce, reuse, recycle',
    },
    {
      id: 'not',
      says: 'Not everything can be recycled; each council has a list of what it takes.',
      source: 'Recycle Now: What to do with',
    },
  ],
  never: [
    {
      wrong: /(?<!\bnot )\beverything can be recycled\b/i,
      belief: 'Everything can be recycled.',
      truth: 'Some things cannot, and lists differ from place to place.',
    },
    {
      wrong: /\bmagnets? (?:pulls?|picks?|lifts?) (?:up )?(?:every|all) (?:kinds? of )?(?:cans?|metals?)\b/i,
      belief: 'A magnet picks up all metals.',
      truth: 'It picks up steel, but not aluminium.',
    },
    {
      wrong: /\bglass (?:rots?|rotted|melts? away|vanish(?:es|ed)?)\b/i,
      belief: 'Glass rots in the ground.',
      truth: 'It does not; but it can be melted into new glass.',
    },
    {
      wrong: /\bpaper can be recycled for ever\b/i,
      belief: 'Paper can be recycled for ever.',
      truth: 'Its fibres get shorter each time.',
    },
    {
      wrong:
        /\ball (?:of )?(?:it|the rubbish) (?:goes|went) into one (?:heap|pot|machine) (?:to be|and is) made new\b/i,
      belief: 'All the rubbish goes into one machine and is made new.',
      truth: 'It has to be sorted, for each material has its own way.',
    },
  ],
  opens: {
    young: [
      [
        {
          setting: 'living-room',
          camera: 'medium',
          child: 'look-up worried',
          things: ['crown', 'box'],
          text: [
            'Where is the crown? {child} made it. It was in this box. Gone!',
            'One crown, made by {child}. One box, empty. Oh no. Bin day!',
          ],
        },
        {
          setting: 'street',
          camera: 'wide',
          child: 'walk excited',
          guide: 'wave happy',
          things: ['lorry'],
          text: [
            'There goes the lorry! "Follow me," says {a guide}. {guide} keeps everything. {child} takes the path.',
            '"I saw it!" says {a guide}. "Shiny. On that lorry." {child} and {guide} set off.',
          ],
        },
      ],
      [
        {
          setting: 'kitchen',
          camera: 'close',
          child: 'kneel sad',
          things: ['crown'],
          text: [
            'Somebody has been tidy. Too tidy. {child} had a crown here.',
            'No crown on the chair. No crown under it. {child} looks again.',
          ],
        },
        {
          setting: 'street',
          camera: 'medium',
          child: 'walk determined',
          guide: 'point proud',
          things: ['basket'],
          text: [
            'See the basket? In it sits {a guide}. "It went that way, {child}!"',
            '"Keep things!" says {a guide}. The basket is full. {child} laughs. Off they go.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'living-room',
          camera: 'medium',
          child: 'look-up worried',
          things: ['crown'],
          text: [
            '{child} had made a crown for the play. It was card and foil, a bottle top, and one blue glass bead. The play was at seven. The house had been tidied.',
            'It had looked like a heap of rubbish. It was in fact a crown. "Was that yours?" they asked {child}. "I put it out with the recycling."',
          ],
        },
        {
          setting: 'street',
          camera: 'wide',
          child: 'walk excited',
          guide: 'wave happy',
          things: ['lorry'],
          text: [
            'The lorry was at the corner. "A crown? I saw it," said {a guide}, who was wearing three hats. "Perfectly good, too. They all are." {guide} and {child} took the path round the back.',
            '"Stop that lorry!" shouted {a guide}. "It is full of lovely things." {guide} had never thrown out so much as a button. {child} took one end of the bag.',
          ],
        },
      ],
      [
        {
          setting: 'kitchen',
          camera: 'close',
          child: 'kneel sad',
          things: ['crown'],
          text: [
            'A king with no crown is just a child in a curtain. {child} looked in the cupboard, the oven glove and the cat. It was bin day. It had been bin day since eight.',
            '"I only got rid of the rubbish," said the voice upstairs. {child} looked at the empty chair. The crown had sat there, made of six sorts of rubbish.',
          ],
        },
        {
          setting: 'street',
          camera: 'medium',
          child: 'walk determined',
          guide: 'point proud',
          things: ['basket'],
          text: [
            'Outside sat {a guide}, with a basket full of lids. "They have taken it to be sorted," said {guide}. "It breaks my heart. I will show you. Carry this."',
            '{a guide} was going through a basket. "If you keep it," said {guide}, "you need not fetch it back." {child} asked to be taken there, quickly.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'living-room',
          camera: 'medium',
          child: 'look-up worried',
          things: ['crown'],
          text: [
            '{child} was to be king at seven o\'clock. The crown had taken a week. It was made of card, and kitchen foil, and a tin lid, with one blue glass bead in front. It had been left on the piano. "Was that something?" they said. "I thought it was out of the bin. So I put it in."',
            'One had to know that it was a crown. There was a good deal of cereal packet to it, and some bottle. {child} had cut every point by hand, and stuck on a glass bead for a ruby. That morning somebody had come in with a sack, humming, and had made the room nice. It was now ten past nine, and the play was at seven.',
          ],
        },
        {
          setting: 'street',
          camera: 'wide',
          child: 'walk excited',
          guide: 'wave happy',
          things: ['lorry'],
          text: [
            'The lorry was turning the corner. On the wall stood {a guide}, in two coats and a colander. "Did you see what they had?" said {guide}. "A clock with only one hand gone! A crown!" {guide} had never parted with anything, and could hardly get through the gate. {child} explained. "They will pull it to bits," said {guide}. "We must be there first."',
            '"After it!" cried {a guide}, coming out of a hedge with a lampshade on. "I know that lorry. It takes the best things in the street, and never says thank you." {guide} lived behind the wall, and so did nine broken chairs. {child} saw something blue flash on top of the load. They took the path behind the gardens, with {guide} going back for what fell off.',
          ],
        },
      ],
      [
        {
          setting: 'kitchen',
          camera: 'close',
          child: 'kneel sad',
          things: ['crown'],
          text: [
            'The trouble with a homemade crown is that it looks like what it was. This had been a cereal box, the foil off a pie, and a jam-jar lid. {child} had hung it on a chair to dry. The chair was there. So was the note: "Have had a good clear-out!" The curtain went up at seven.',
            '"Every king in this school has worn a crown," the teacher had said. {child} had made one to beat them all. Card, tin, foil, a bead, a bit of fleece round the rim: it was finished last night. This morning it was Thursday. On Thursdays somebody in the family takes out the sacks, and is very thorough.',
          ],
        },
        {
          setting: 'street',
          camera: 'medium',
          child: 'walk determined',
          guide: 'point proud',
          things: ['basket'],
          text: [
            'Beyond the wall sat {a guide}, sorting treasures into a basket: lids with lids, odd with odd. "You have lost something," said {guide}. "I never have. I have it all still, and can\'t sit down." {guide} had once followed the sacks as far as the end, to say goodbye. {child} held the basket, and they went by the back lanes.',
            '"I would have caught it," said {a guide}, "but my hands were full." They were. There was a basket on each arm, and a kettle on one foot. {guide} believed that there was no such thing as rubbish. "There is only stuff that is in the wrong place. And I know where they take it." {child} took the heavier basket.',
          ],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['magnet', 'mixed'],
      shows: /\bmagnets?\b/i,
      pages: {
        young: [
          {
            setting: 'shop',
            camera: 'wide',
            child: 'point excited',
            guide: 'jump surprised',
            things: ['magnet'],
            text: [
              'Clank! A big magnet. Up go the tins. {child} sees the lid fly. {guide} holds on to it.',
              'The magnet says, "Come here, tin." Hop! {child} looks for the lid. Hop! There goes {guide}\'s pan.',
            ],
          },
        ],
        middle: [
          {
            setting: 'shop',
            camera: 'wide',
            child: 'stand worried',
            guide: 'reach determined',
            things: ['box'],
            text: [
              'In the sorting hall everything rode by on a belt, box after box. "It is in there somewhere," said {guide}. {child} saw any number of lids. Which was theirs?',
              'A river of rubbish went past, as fast as a bus. The tin points of the crown were in it. {guide} put out a hand for a box, and came back with two. {child} saw no tin.',
            ],
          },
          {
            setting: 'shop',
            camera: 'close',
            child: 'point excited',
            guide: 'jump surprised',
            things: ['magnet'],
            text: [
              "Over the belt hung a magnet as large as a table. It drew the steel straight up, and the drink cans rolled on. They are a different metal. There was the tin lid! {guide}'s colander went up after it.",
              'Then came the magnet. Clank, clank! Steel jumped to it, and nothing else did. So {child} needed only to look up. There hung the tin. {guide} hung there too, by a pan.',
            ],
          },
        ],
        old: [
          {
            setting: 'shop',
            camera: 'wide',
            child: 'stand worried',
            guide: 'reach determined',
            things: ['box'],
            text: [
              'The sorting hall was as high as a church, and a belt ran down the middle of it. Along that came everything that anyone had finished with. A box went by, a boot, a doll with no opinion. "Look at it all!" said {guide}. Somewhere in there was a tin lid with points. {child} watched until the whole room seemed to be sliding. It could not be done by eye.',
              'It poured off the lorry and on to a belt, and there was no end to it. {child} was looking for a lid. There was a box, and cans upon cans, and a kettle that {guide} had to be held back from. "Perfectly good!" moaned {guide}. All of it was mixed. Glass must go one way, and tin another, or none of it can be made new.',
            ],
          },
          {
            setting: 'shop',
            camera: 'close',
            child: 'point excited',
            guide: 'jump surprised',
            things: ['magnet'],
            text: [
              'Then they came to the magnet. It was a great black drum over the belt, and it did not need to look. Up leapt the steel, and stuck there, rattling. The drink cans sailed underneath, for those are aluminium, and a magnet does not want them. They stopped the belt, and {child} looked through the steel. There was the lid, by one point. {guide} was unhooked from the colander.',
              '"It is sorting them for us," said {child}. Across the belt lay a magnet, and what was steel flew to it: clank. What was not, did not. Even the drink cans took no notice. They were made of something else, and would be dealt with further on. Of all that river {child} had just one small clanking heap to go through. {guide} was in it.',
            ],
          },
        ],
      },
      ask: {
        young: ['What pulled up the tins?', 'A big magnet!'],
        older: ['Why did the drink cans not stick to the magnet?', 'They are aluminium, and the magnet takes steel.'],
      },
    },
    {
      facts: ['paper', 'fibres', 'dirty'],
      shows: /\bpulp\b/i,
      pages: {
        young: [
          {
            setting: 'kitchen',
            camera: 'medium',
            child: 'hold happy: spoon',
            guide: 'cover surprised',
            text: [
              'Old paper goes in water. Stir it with a spoon! It is porridge. It is pulp. {child} makes new. {guide} drips.',
              'Splosh. Paper soup, called pulp. {child} lifts a spoon of it. Flat and dry, it is paper. "Mine," says {guide}.',
            ],
          },
        ],
        middle: [
          {
            setting: 'kitchen',
            camera: 'wide',
            child: 'reach worried',
            guide: 'cover sad',
            things: ['bathtub'],
            text: [
              'The card had gone on ahead. They found it going into a tub like a bathtub, with a splash. "It can\'t swim!" said {guide}. {child} saw one gold corner turn over, and dissolve.',
              "A heap of old card slid into a huge bathtub of water. In it was the crown's. {guide} fished with an umbrella. {child} watched it go soft, then lumpy, then grey.",
            ],
          },
          {
            setting: 'kitchen',
            camera: 'close',
            child: 'hold happy: notebook',
            guide: 'think surprised',
            text: [
              "It was pulp now, like porridge. They spread it thin, pressed it, and dried it. Out came new card, clean as a notebook. {child} was given a piece. It had been all sorts of people's. {guide} felt quite faint.",
              '"They want it like that," said {child}. Pulp can be rolled and dried into new paper. A bit with pizza on it had been sent away. {child} got a strip, and {guide} a notebook.',
            ],
          },
        ],
        old: [
          {
            setting: 'kitchen',
            camera: 'wide',
            child: 'reach worried',
            guide: 'cover sad',
            things: ['bathtub'],
            text: [
              'In the next shed a man in boots was tipping card into a vat. It was like a giant\'s bathtub, with a paddle going round. {child} shouted, but it was loud in there. The last of the cereal box went under, gold side up. "They have drowned it," said {guide}. Letters, tickets, birthday cards: everything that {guide} would have kept was turning to porridge.',
              '"Not the water!" wailed {guide}. But the bale of card was already over the edge. It hit the vat as one hits a bathtub, sitting down. There had been crown in that bale. {child} watched through the rail. The paddle came round, and the print slid off. Soon there was nothing in there with a corner to it.',
            ],
          },
          {
            setting: 'kitchen',
            camera: 'close',
            child: 'hold happy: notebook',
            guide: 'think surprised',
            text: [
              '"It is only pulp," said the man. He showed them the other end. There the porridge ran out on a wire, thin as milk, and was pressed and rolled and dried. It came off as paper. {child} had a notebook of it, still warm. It would do that five or six times, he said, before the threads grew too short. {guide} wrote a farewell on the first page.',
              'At the far end of the machine it was coming out again. The pulp had been squeezed flat and dried, and was card once more, without a word on it. Greasy boxes are no good for that, and had been picked out. {child} was given an end of the roll, and a notebook for {guide}. "It has been here before," said {child}. "It may have been anything."',
            ],
          },
        ],
      },
      ask: {
        young: ['What was the paper soup?', 'Pulp! It makes new paper.'],
        older: ['How does old paper become new paper?', 'It is made into pulp with water, and pressed and dried.'],
      },
    },
    {
      facts: ['glass'],
      shows: /\bmelt(?:s|ed|ing)?\b/i,
      pages: {
        young: [
          {
            setting: 'street',
            camera: 'wide',
            child: 'point curious',
            guide: 'hold sad: jar',
            text: [
              'Glass goes clink. They melt it far away. New jar! {guide} gives up one jar. {child} pats {guide}.',
              'Clink! An old jar. Hot, hot, it melts. It is a new jar! {child} looks on with {guide}.',
            ],
          },
        ],
        middle: [
          {
            setting: 'street',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'hold worried: jar',
            text: [
              'The blue bead had rolled off with the glass. It was in a mountain of bits, and there was no walking on that. {guide} held on to a jar. "They will smash it," said {guide}.',
              'Behind a high fence was a hill of broken glass. The bead was under it. {child} and {guide} had to stay outside. A loader came, and {guide} hugged a jar.',
            ],
          },
          {
            setting: 'street',
            camera: 'close',
            child: 'wave happy',
            guide: 'reach shy',
            things: ['bottle'],
            text: [
              'From the platform {child} saw the furnace glow, a long way off. The bits melted like toffee, and came out as a bottle. It could be done for ever. {guide} let go of the jar. They sent out a new bead.',
              '"They melt it," said {child}, "and blow it out again. It never wears out." A bottle came down the line, as new as rain. The workers melted a drop for {child}. {guide} put the jar in the bank. It went clink.',
            ],
          },
        ],
        old: [
          {
            setting: 'street',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'hold worried: jar',
            text: [
              'The ruby was glass, and glass had gone to the works by the river. There was a fence round it, and behind the fence a hill that glittered. It was all bottles, and it was all broken. {child} could not go near without boots like buckets. {guide} stood hugging a jar. "Smashed," said {guide}. "And there was still a spoonful in some of them."',
              '"It will be in there," said {child}. It was a heap of blue and green as high as a house, and one blue bead was in it. They stood well back, on the painted line. A loader took a bite, with a noise like a dropped piano. {guide} had brought one jar to be made new, and could not let go of it.',
            ],
          },
          {
            setting: 'street',
            camera: 'close',
            child: 'wave happy',
            guide: 'reach shy',
            things: ['bottle'],
            text: [
              'A woman behind thick windows waved to them, and pointed. Through the little pane they could see it glow. The broken stuff melted in there until it ran like honey. Then it was puffed into moulds, and down the line walked a bottle, a bottle, a bottle. It can be done again and again, and the glass is as good as ever. She sent out one blue drop. {guide} put in the jar.',
              'It is hotter in there than an oven can be, and they had to watch it on a screen. The heap went in as bits, melted, and came out as a bottle, still orange. That bottle had been windows, once, and bottles before that. Glass does not get tired. "So nothing is lost," said {guide}, and posted the jar. For {child} there was a bead, quite cold, in an envelope.',
            ],
          },
        ],
      },
      ask: {
        young: ['What do they do with old glass?', 'Melt it! Then it is new.'],
        older: ['How often can glass be made into new glass?', 'Again and again.'],
      },
    },
    {
      facts: ['cans'],
      shows: /\b(?:can|cans)\b/i,
      pages: {
        young: [
          {
            setting: 'shop',
            camera: 'close',
            child: 'hold surprised: mirror',
            guide: 'cheer happy',
            text: [
              'One can was a can. It will be one again! Shiny as a mirror. {child} sees {child}. {guide} sees hats.',
              'Squash goes the can. Hot goes the can. New can! Bright as a mirror! {child} and {guide} look in.',
            ],
          },
        ],
        middle: [
          {
            setting: 'shop',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'kneel sad',
            things: ['box'],
            text: [
              'The foil had been squashed. Pie dishes, cans and all went into a block like a box. {guide} tried to undo one with a fork.',
              'Bang, went the press. Where there had been a heap there was a box of silver. The foil was in that. {child} could see one corner, and {guide} could not get it out.',
            ],
          },
          {
            setting: 'shop',
            camera: 'close',
            child: 'hold happy: mirror',
            guide: 'stand surprised',
            text: [
              'It was going to be a can, and soon. To melt old metal takes far less power than to dig new. Some had been cans before. They let {child} have a bit, like a mirror. {guide} saw a friend in it.',
              '"That will be a can again in no time," they said. Old foil melts with so much less power than new metal needs. They cut {child} a piece, as bright as a mirror. {guide} admired the hats.',
            ],
          },
        ],
        old: [
          {
            setting: 'shop',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'kneel sad',
            things: ['box'],
            text: [
              "The foil had been seen going into the press. {child} got there as the lid came down. There was a sigh, and out came a bright square block, with the name of a pie on one side. It was like a box that has nothing in it but itself. {guide} had brought a fork. {guide} unpicked about a thumb's width before it was taken away.",
              'In this shed everything was the same colour, which was silver. It went in loose at the top, pie dishes and drink tins and bits of crown. At the bottom it came out as a box, and each box was as solid as a step. "It must be very dark in there," said {guide}, and knocked on one. {child} found the edge of a star.',
            ],
          },
          {
            setting: 'shop',
            camera: 'close',
            child: 'hold happy: mirror',
            guide: 'stand surprised',
            text: [
              '"You have come at a good time," said the woman in charge. "That is going to be a can." To make one from old metal saves nearly all of the power. It takes a great deal to get it out of rock, and very little to melt it. She snipped {child} a piece as clear as a mirror. {guide} thought that somebody was looking at the hats.',
              '"What was it?" asked the foreman. "A crown? It was a can before that, I dare say, and it will be one again." Digging new metal out of the ground uses so much power, he said, that old is like treasure. Nearly all of that is saved. He rolled {child} out a strip like a mirror. {guide} bowed to it, and it bowed.',
            ],
          },
        ],
      },
      ask: {
        young: ['What does an old can become?', 'A new can!'],
        older: ['Why is it good to make cans from old metal?', 'It takes far less energy than new metal from rock.'],
      },
    },
    {
      facts: ['worms'],
      shows: /\bworms?\b/i,
      pages: {
        young: [
          {
            setting: 'garden',
            camera: 'close',
            child: 'kneel happy',
            guide: 'cover sad',
            things: ['apple'],
            text: [
              '{guide} keeps an apple core. It is soft. Give it to the worms, {child}! They make good earth.',
              'Core of an apple, skin of a pear. {guide} lets go. Worms eat it. {child} sees flowers.',
            ],
          },
        ],
        middle: [
          {
            setting: 'garden',
            camera: 'wide',
            child: 'stand worried',
            guide: 'hold proud: apple',
            text: [
              'They could not go on, because of a smell. It was in {guide}\'s coat. It was a core from last autumn. "An apple," said {guide}. "Nearly an apple. I might want it."',
              '{guide} would not leave the peel. There was a coat full, and the guard at the gate held his nose. "It was once a lovely apple," said {guide}. {child} had to think.',
            ],
          },
          {
            setting: 'garden',
            camera: 'close',
            child: 'kneel happy',
            guide: 'think surprised',
            things: ['flower'],
            text: [
              '"You needn\'t throw it out," said {child}. "Give it away." In the heap lived worms by the handful. They would make it into dark earth, and a flower would have that. {guide} emptied both sleeves.',
              'There was a heap by the wall, warm as a bun. It was full of hungry worms. They turned peel into fine black earth. A flower stood up to its neck in it. {guide} turned out every pocket.',
            ],
          },
        ],
        old: [
          {
            setting: 'garden',
            camera: 'wide',
            child: 'stand worried',
            guide: 'hold proud: apple',
            text: [
              'They were stopped at the next gate by a guard with a peg on his nose. "Not with that," he said. {guide} had in one sleeve an apple core, some peelings and a lettuce, all of a great age. "It still has pips," said {guide}. There was no bin for it. It was not tin, or paper, or glass. The clock over the gate said four.',
              'Something had begun to walk about in {guide}\'s coat. {child} asked to see. There was an apple, or the idea of one, and half a pear that {guide} had been fond of. "I can\'t just drop it," said {guide}, with tears. "It has never done me any harm." But they would be let in nowhere, smelling like that.',
            ],
          },
          {
            setting: 'garden',
            camera: 'close',
            child: 'kneel happy',
            guide: 'think surprised',
            things: ['flower'],
            text: [
              'Behind the gatehouse stood a heap that steamed. {child} lifted the lid a crack. Inside were worms, and things too small to see, and last month\'s peelings, half gone. They were turning it into black, sweet earth. "You would be feeding them," said {child}, "and then that flower." {guide} thought it over. In went the lot, and a short speech was made about it.',
              '{child} led {guide} to the warm corner of the yard, where a box had been set for such things. It was full of worms, and busy. They take in peel and old leaves at one end, and there is an end to that. What is left makes a flower grow like a trumpet. "So they keep it," said {guide}, much moved, "but as something else." The sleeves were shaken out.',
            ],
          },
        ],
      },
      ask: {
        young: ['Who ate the core?', 'The worms! They make good earth.'],
        older: ['What do worms make out of peel and leaves?', 'Compost, which feeds plants.'],
      },
    },
    {
      facts: ['bottles', 'not'],
      shows: /\b(?:bottle|bottles)\b/i,
      pages: {
        young: [
          {
            setting: 'shop',
            camera: 'medium',
            child: 'hold surprised: yarn',
            guide: 'dance happy',
            things: ['bottle'],
            text: [
              'A bottle turns into fluff! Fluff turns into yarn. {child} feels it. So soft. {guide} wears a bottle.',
              'Chop, melt, pull. One bottle, one long yarn. {child} has a warm neck. {guide} dances.',
            ],
          },
        ],
        middle: [
          {
            setting: 'shop',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'think sad',
            things: ['bottle'],
            text: [
              'The soft rim of the crown was lost for good. It was too mixed to use. They stood by a hill of plastic. {guide} picked up a bottle, and it was not soft at all.',
              '{child} needed something woolly. All that they had there was plastic, bottle upon bottle, squashed flat. "I have slept on worse," said {guide}, and lay down. It crackled.',
            ],
          },
          {
            setting: 'shop',
            camera: 'close',
            child: 'hold happy: yarn',
            guide: 'hug surprised',
            text: [
              "But each bottle was washed, and cut into flakes. The flakes were melted and drawn out in threads, like spun sugar. It was yarn! It had been lemonade last week. {guide} hugged {child}'s scarf, in case it remembered.",
              '"Watch," they said. A bottle went in. It was chopped and melted, and pulled out as fine as hair. {child} got a ball of yarn, as soft as a rabbit. {guide} asked which part was the label.',
            ],
          },
        ],
        old: [
          {
            setting: 'shop',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'think sad',
            things: ['bottle'],
            text: [
              'The rim had been fur once, of a sort, glued to felt, glued to wire. It could not be parted, and so it could not be used. "Some things we can\'t do," the foreman told {child}. They stood by a wall of drink bottles, and not one bottle of it was soft. {guide} squeezed it. It squeaked. A king with a bare rim catches cold.',
              '"Stuck together," said the sorter, shaking his head over the rim. "Four sorts in one, and no way to take it apart. We don\'t get everything back." Behind him were bottles, bales of them, crushed flat. {child} looked round for wool. {guide} tried a bottle on as a collar, and could not turn to the left.',
            ],
          },
          {
            setting: 'shop',
            camera: 'close',
            child: 'hold happy: yarn',
            guide: 'hug surprised',
            text: [
              "Then they were shown how it is done. A bottle is washed, and chopped into flakes like snow. The flakes are melted, and squeezed through holes as fine as a pin's point, and out come threads. The machine spun them as it went. {child} held a hank of yarn that had been fizzy water in May. {guide} put an ear to it, and thought that it still was.",
              '{child} followed one bottle with a green cap the whole way. It lost its cap; it was washed, and cut up like confetti. It was melted, and drawn into hairs, and the hairs were twisted. At the end of the room it was yarn for a fleece, and it was warm. "I had no idea it could do that," said {guide}, and hugged it.',
            ],
          },
        ],
      },
      ask: {
        young: ['What can a bottle turn into?', 'Soft, warm yarn!'],
        older: ['What can plastic bottles be made into?', 'Thread for fleece clothes.'],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          setting: 'stage',
          time: 'sunset',
          camera: 'medium',
          child: 'cheer proud',
          guide: 'cheer happy',
          things: ['crown'],
          text: [
            'New card. New shine. A new crown! {child} is king. {guide} claps and claps.',
            'Bit by bit, a crown. {child} puts it on. "Perfectly good," says {guide}.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'hold sleepy: crown',
          text: [
            'Night. {child} hangs up the crown. On it is a note. NOT RUBBISH.',
            'The crown goes on the bedpost. Then {child} writes: Keep!',
          ],
        },
      ],
      [
        {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          child: 'hold happy: crown',
          guide: 'hold shy: basket',
          text: [
            '{guide} looks in the basket. "I kept a bit." It is the crown! {child} laughs.',
            'Who had it all day? {guide} did, in the basket! {child} gets the crown.',
          ],
        },
        {
          setting: 'stage',
          time: 'night',
          camera: 'close',
          child: 'stand proud',
          guide: 'stand proud',
          things: ['crown', 'hat'],
          text: [
            'King {child} has a crown. King {guide} has a hat, hat, hat.',
            'Two kings. One crown. Four hats. {child} bows. {guide} bows. Clank.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'stage',
          time: 'sunset',
          camera: 'medium',
          child: 'stand proud',
          guide: 'cheer happy',
          things: ['crown'],
          text: [
            "They made it again behind the curtain. It had been lemonade, and beans, and somebody's birthday card. At seven {child} walked on in the crown. {guide} stood up and clapped with two lids.",
            'At five to seven it was only bits. At seven it was a crown. {child} wore it straight. "I know that one," said {guide} to the whole row. "It was a pie."',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'hold sleepy: crown',
          text: [
            '{child} hung the crown on the bed, and put a label on it. "This is a crown," it said. "Please ask."',
            'In the morning it would be a toast rack, very likely. But {child} slept with the crown on the post, where nobody could tidy it.',
          ],
        },
      ],
      [
        {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          child: 'cheer surprised',
          guide: 'hold shy: basket',
          text: [
            'By {child}\'s gate {guide} put down the basket. "You had better see," said {guide}. Under the lids was a crown. It had fallen off at the first corner. "It was perfectly good," said {guide}.',
            '"There is one thing," said {guide}, and felt in the basket. Out came a crown, not even bent. "I did not know that it was yours. I do love a thing with points." {child} sat down.',
          ],
        },
        {
          setting: 'stage',
          time: 'night',
          camera: 'medium',
          child: 'wave proud',
          guide: 'stand happy',
          things: ['crown'],
          text: [
            'So there were two kings in the play. {child} had the old crown. The other had a new one, made of everything. Everybody bowed to {guide}.',
            '{child} wore the crown. {guide} was given the new bits, and wore them all at once. It was the best-dressed court that the school had ever seen.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'stage',
          time: 'sunset',
          camera: 'medium',
          child: 'stand proud',
          guide: 'cheer happy',
          things: ['crown'],
          text: [
            'It took four minutes, behind the curtain, with paste. Nothing in it was what it had been. All of it had been something. At seven the trumpet blew, and {child} came down the steps. The crown had been beans, and lemonade, and other people\'s letters. "I know that one!" cried {guide}, from the front row. "I knew it when it was a pie!"',
            'At a quarter to seven {child} laid the pieces out on a trunk. It was a new crown, and it was older than anyone there. It had been windows; it had been news. {guide} held the paste, and for once handed over everything that was asked for. Then the curtain rose. One point was crooked, and it caught the light better than the rest.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'hold sleepy: crown',
          text: [
            'At bedtime {child} hung the crown on the bedpost, and considered the matter of Thursdays. A notice seemed best. It was written on the back of an envelope, which had room. "This is not rubbish," it said. "It only was." Then the lamp was put out. The blue bead went on shining for a little, as glass will, with whatever there was.',
            '{child} did not put it on the piano. It went on a nail over the bed, out of reach of anybody tidy. One day it would be a pie dish, no doubt, and a postcard, and part of a window. It did not look as if it minded. For the present it was a crown. {child} reached up once in the dark, to feel the points.',
          ],
        },
      ],
      [
        {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          child: 'cheer surprised',
          guide: 'hold shy: basket',
          text: [
            'It was a quarter past six when they got back to the wall. {guide} had been very quiet. "I should like you to look in the basket," said {guide}. Beneath the lids lay a crown. It had come off the load at the first bump, and {guide} had picked it up. "I pick everything up," said {guide}. "I never look." {child} could have wept, and laughed, which was quicker.',
            '"I must tidy this basket," said {guide}, on {child}\'s step, "before I go in." Out came the lids. Out came a tap, a doorknob and a king\'s crown, with every point on it. They both stood and looked. "It was in the road," said {guide} faintly. "I thought, how very like the one we are looking for." There was just time to run.',
          ],
        },
        {
          setting: 'stage',
          time: 'night',
          camera: 'medium',
          child: 'wave proud',
          guide: 'stand happy',
          things: ['crown'],
          text: [
            'The play had one king in it when it was written. That night it had two. {child} wore the old crown, with the paste hardly dry. Behind, in all the new pieces and a colander, came a cousin from abroad who had no lines. {guide} said some anyway. They were about a clock that had only lost one hand. There was not a dry eye in the hall.',
            "People said after that the king's crown was good, but that the royal treasurer was better. He wore a can, a card and eleven yards of fleece, and would not put down his basket. When {child} had bowed, and the hall had gone home, {guide} stayed to help clear up. Nothing was thrown away. By the next day there was nothing left to sort.",
          ],
        },
      ],
    ],
  },
};
