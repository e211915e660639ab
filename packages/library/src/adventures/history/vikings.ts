import type { FactSheet } from '../sheet.ts';

/** A sheet with ducks on it has blown off the line and become the sail of a longship; it has to be caught up with. */
export const vikings: FactSheet = {
  id: 'vikings',
  topic: 'history',
  title: 'The Vikings',
  subject: 'the Vikings',
  words: [
    'viking',
    'longship',
    'norse',
    'norseman',
    'viking ship',
    'rune',
    'how vikings lived',
    'did vikings wear horns',
  ],
  guides: ['seal', 'walrus', 'viking'],
  titles: [
    'The Longship with Ducks on It',
    'After That Sheet, Said {guide}',
    '{child} and the Seasick {kind}',
    'No Horns on Saturday',
    'A Sail for Thorkel',
  ],
  facts: [
    {
      id: 'clinker',
      says: 'The planks of a Viking ship overlapped and were thin, so that the hull bent with the waves instead of breaking.',
      source: 'Viking Ship Museum, Roskilde, "Shipbuilding"',
    },
    {
      id: 'shallow',
      says: 'A longship needed water only about a metre deep, and could be rowed up rivers and run on to a beach.',
      source: 'Encyclopaedia Britannica, "Longship"',
    },
    {
      id: 'birds',
      says: 'Viking sailors had no compass; they went by the sun, the waves and the flight of sea birds.',
      source: 'Royal Museums Greenwich, "How did the Vikings navigate?"',
    },
    {
      id: 'puffins',
      says: 'A puffin carries fish crosswise in its beak to its chick in a burrow on land.',
      source: 'Royal Society for the Protection of Birds, "Puffin"',
    },
    {
      id: 'horns',
      says: 'No helmet with horns from Viking times has been found; the horns were added in pictures in the 1800s.',
      source: 'National Museum of Denmark, "Helmets"',
    },
    {
      id: 'saturday',
      says: 'Vikings combed their hair daily and bathed on Saturdays; in Danish, Norwegian and Swedish the name of the day comes from washing day.',
      source: 'National Museum of Denmark, "The Vikings\' hygiene"',
    },
    {
      id: 'silver',
      says: 'Viking traders paid in silver by weight: they cut up coins and arm rings and weighed the bits on small scales.',
      source: 'British Museum, "Vikings: Hack-silver"',
    },
    {
      id: 'thralls',
      says: 'Vikings also robbed other people by sea, and took some of them away to be sold as slaves, called thralls.',
      source: 'National Museum of Denmark, "Slaves and thralls in the Viking Age"',
    },
    {
      id: 'runes',
      says: 'Runes are made of straight strokes, which are easy to cut with a knife across the grain of wood.',
      source: 'Encyclopaedia Britannica, "Runic alphabet"',
    },
    {
      id: 'wool-sail',
      says: 'Sails were woven of wool, and making one took longer than building the ship.',
      source: 'Viking Ship Museum, Roskilde, "Woollen sails"',
    },
    {
      id: 'farmers',
      says: 'Most people of the Viking Age were farmers, and many were craftspeople and traders.',
      source: 'British Museum, "Vikings: life and legend"',
    },
    {
      id: 'when',
      says: 'The Viking Age lasted from about 800 to 1050.',
      source: 'National Museum of Denmark, "The Viking Age"',
    },
  ],
  never: [
    {
      wrong: /\b(?:vikings|they) (?:all )?wore (?:helmets with )?horns\b/i,
      belief: 'Vikings wore horns on their helmets.',
      truth: 'Nobody has ever found such a helmet; theirs were plain.',
    },
    {
      wrong: /\bvikings (?:were|are) (?:all )?(?:dirty|filthy|unwashed|smelly)/i,
      belief: 'Vikings were dirty.',
      truth: 'They combed, washed and bathed more than most.',
    },
    {
      wrong: /\b(?:all|every) vikings? (?:were|was|are|is) (?:an? )?(?:raiders?|warriors?|pirates?|robbers?)/i,
      belief: 'All Vikings were raiders.',
      truth: 'Most were farmers; some traded, and some raided.',
    },
    {
      wrong: /\b(?:with|by|had|used) (?:a |his |her |their )?compass(?:es)?\b/i,
      belief: 'Vikings found their way by compass.',
      truth: 'They had none; they watched sun, waves and birds.',
    },
    {
      wrong: /\blongships? (?:were|was|are|is) (?:stiff|rigid)/i,
      belief: 'A longship was stiff so as to be strong.',
      truth: 'It was strong because it bent.',
    },
  ],
  opens: {
    young: [
      [
        {
          setting: 'garden',
          weather: 'wind',
          camera: 'close',
          child: 'reach worried',
          things: ['blanket'],
          text: [
            'Hold on, {child}! Too late. The blanket has gone to sea. All the ducks went too.',
            'Flap, flap, gone. {child} has two pegs. The sky has the blanket.',
          ],
        },
        {
          setting: 'beach',
          weather: 'wind',
          camera: 'wide',
          child: 'run determined',
          guide: 'stand worried',
          things: ['boat'],
          text: [
            'Here is a boat. Here is {a guide}. "Must we?" "We must," says {child}. Splash.',
            '{a guide} looks at the boat. The boat rocks. {child} pushes. Off to the ducks!',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          weather: 'wind',
          camera: 'wide',
          child: 'reach surprised',
          things: ['blanket'],
          text: [
            'Whoosh! Off goes the duck blanket. Over the wall. Over the sea. {child} runs after.',
            'The wind took a blanket. {child} saw it fly. Twelve ducks flew with it.',
          ],
        },
        {
          setting: 'beach',
          weather: 'wind',
          camera: 'medium',
          child: 'point excited',
          guide: 'sit worried',
          things: ['ship'],
          text: [
            'Ducks on a Viking ship! {a guide} sees too. "I get seasick. Still, come on."',
            '"After that ship!" says {child}. "Slowly," says {a guide}. "Boats make me go green."',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          weather: 'wind',
          camera: 'medium',
          child: 'run excited',
          things: ['string'],
          text: [
            'An empty line. Where are the ducks? Gone with the wind. {child} runs.',
            'One peg on the line. No duck sheet! {child} hears it flap far off.',
          ],
        },
        {
          setting: 'boat',
          weather: 'wind',
          camera: 'wide',
          child: 'look-up happy',
          guide: 'hide worried',
          things: ['boat'],
          text: [
            'Into the boat hops {child}. Into the boat creeps {a guide}. "Does it rock much?"',
            '{a guide} has a boat. {guide} does not like boats. {child} does!',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'garden',
          weather: 'wind',
          camera: 'wide',
          child: 'reach surprised',
          things: ['string'],
          text: [
            'The sheet with ducks on it was on the line. Then the wind gave one great tug. {child} held a peg, and no sheet. The ducks went flying out to sea in rows.',
            "All the washing stayed on its line except one thing. That was the duck sheet, off {child}'s bed. It rose up, bowed, and left by way of the roof.",
          ],
        },
        {
          setting: 'beach',
          weather: 'wind',
          camera: 'medium',
          child: 'point surprised',
          guide: 'sit worried',
          things: ['ship'],
          text: [
            'Down on the beach it was some other time, a long while back. A longship was leaving, and its sail had ducks on it. "That is Thorkel\'s ship," said {a guide}. "His own sail isn\'t finished. I can follow him. I shall be sick, but I can."',
            'Past the rocks went a Viking ship, very fast. {child} knew that sail. "Thorkel," said {a guide}, and sat down. "He will borrow anything. We shall have to take a boat. I hate boats. They keep moving."',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          weather: 'wind',
          camera: 'medium',
          child: 'run determined',
          things: ['fence'],
          text: [
            '{child} could only sleep under ducks. There was just one sheet that had them. It had been pegged by the fence. Now it was a long way up.',
            'Flap, went the duck sheet, and was over the fence. {child} ran below it through three gardens. At the end of the third there was sea, which was new.',
          ],
        },
        {
          setting: 'boat',
          weather: 'wind',
          camera: 'wide',
          child: 'stand excited',
          guide: 'hide worried',
          things: ['boat'],
          text: [
            'A boat lay there with a carved nose. In it lay {a guide}. "Ducks?" said {guide}. "Thorkel caught them. He has tied them to his mast." They pushed off. {guide} went a pale sort of green.',
            '"Your ducks went that way," said {a guide}, without looking up. "On a longship. I was going to chase it myself, only the boat rocks." {child} sat down in the middle and took an oar. "You tell me where," said {child}.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'garden',
          weather: 'wind',
          camera: 'wide',
          child: 'reach surprised',
          things: ['string'],
          text: [
            'It was the best drying day of the year, and that was the trouble. At ten past nine {child} hung the duck sheet on the line. At a quarter past, the wind put its shoulder underneath. There was a noise like a drum, then a noise like pegs. The sheet stood straight up over the garden with all its ducks the right way up. It looked very much like something that knew where it was wanted.',
            'There was one sheet in the house that was worth sleeping in. It had ducks on it, forty in a row, and {child} had drawn a hat on one of them. Now it was on the line with everything else. Then the wind got up, and there was everything else. {child} climbed on nothing, knocked nothing over and was still too late. A white square was crossing the chimney pots, quacking faintly, or so it seemed.',
          ],
        },
        {
          setting: 'beach',
          weather: 'wind',
          camera: 'medium',
          child: 'point surprised',
          guide: 'sit worried',
          things: ['ship'],
          text: [
            'The road to the shops ended, that morning, in a beach. A ship was putting out from it, long and low, with shields along the side. On its mast, drawing beautifully, was the sheet. "That will be Thorkel," said {a guide} from behind a rock. "His wool sail is not ready. They have hardly begun the second half. And then you send him a thing like that!" {child} asked if {guide} had a boat. {guide} had. {guide} was ill just from saying so.',
            '"Ducks," said {a guide}. "I thought it was my eyes." They stood side by side on a beach that had no business there. Out on the water went a Viking ship, and forty ducks were pulling it. Its captain was known for borrowing. He had taken one look at what the wind brought, and hoisted it. "I have a boat," said {guide}, in a small voice. "We might go after them. I ought to say that I am never well in it."',
          ],
        },
      ],
      [
        {
          setting: 'garden',
          weather: 'wind',
          camera: 'medium',
          child: 'run determined',
          things: ['fence'],
          text: [
            'To begin with it was only over the fence, and that was nothing. {child} went round and said good morning. By then the duck sheet was over the next fence as well. It rolled along the hedges. It rested on a shed until somebody had nearly got a hand to it. Then it went up like a swan. By the last house in the lane {child} could smell salt, which nobody ever had there before.',
            '{child} had been asked to do one thing, which was to mind the washing. You cannot mind a sheet that has made up its mind. There were ducks all over it, and perhaps they were homesick. Off it flew over the fence, and {child} after it, through the gate. The allotments ought to have come next. Instead there were gulls, and tar, and somebody shouting orders in what sounded like the wrong century.',
          ],
        },
        {
          setting: 'boat',
          weather: 'wind',
          camera: 'wide',
          child: 'stand excited',
          guide: 'hide worried',
          things: ['boat'],
          text: [
            'Under the bench of a small curly-nosed boat lay {a guide}, with a bucket. "If it is about the ducks," said {guide}, "they are on the big one. Thorkel has them up for a sail." The big one was already halfway to the edge of the world. Most people hereabouts were farmers, it seemed, and stayed on land, and {guide} wished to be one. But {guide} knew every harbour. {child} cast off.',
            '"You cannot want to go out in that," said {a guide}. That was the sea. {child} did want to. Somewhere on it was a longship under a sail with ducks on, and one of the ducks wore a hat. {guide} sighed, and got into the boat in four stages. "Thorkel trades," said {guide}. "So he must stop, and when he stops we may catch him. Row gently. Think of my breakfast."',
          ],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['clinker'],
      shows: /\b(?:bend|bends|bent|bending|overlap|overlaps|overlapped|wriggles?|wriggled)\b/i,
      pages: {
        young: [
          {
            setting: 'boat',
            weather: 'wind',
            camera: 'medium',
            child: 'hold happy',
            guide: 'cover scared',
            things: ['boat'],
            text: [
              'Creak! The boat bends. "It breaks!" cries {guide}. "No," says {child}. It bends like a fish.',
              'Up a wave, down a wave. The thin boat wriggles. {child} laughs. {guide} hides.',
            ],
          },
        ],
        middle: [
          {
            setting: 'boat',
            weather: 'wind',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'cover scared',
            things: ['boat'],
            text: [
              'Out past the rocks the waves were as high as hedges. The whole boat groaned. {child} saw the side of it move in and out. "We are coming to bits," said {guide} into a bucket.',
              'A wave got hold of the front, and another of the back. The boat twisted between them like a wet cloth. "Tie it up with something!" cried {guide}. "Nail it! Sit on it!"',
            ],
          },
          {
            setting: 'boat',
            weather: 'wind',
            camera: 'close',
            child: 'reach calm',
            guide: 'sit surprised',
            text: [
              '{child} put a hand on the planks. They were thin, and they overlapped like the scales of a fish. Each could slide a little. The hull was bending, so it was not breaking. No water came in at all.',
              'But it was dry inside. The thin planks overlapped and were held with many small nails. That let the hull bend with every wave. "It is meant to," said {child}. {guide} lay down and tried bending as well. It helped.',
            ],
          },
        ],
        old: [
          {
            setting: 'boat',
            weather: 'wind',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'cover scared',
            things: ['boat'],
            text: [
              'Beyond the last island the sea stopped pretending. It came at them in hills. The boat went up one with a squeal and slid down the back of it with a moan. {child}, with one hand on the side, could feel it move. It was not the water that moved, but the wood. The planks went in and out like ribs. "It is breathing," said {guide}, with both eyes shut. "Boats should not breathe."',
              'There is a place between two islands where the waves come from both sides and argue. They were in it. {child} looked along the boat from the back. The front of it was leaning left. The middle was leaning right. It looked as a snake does when it goes upstairs. "Kindly tell me when we have sunk," said {guide}, who was under a coat.',
            ],
          },
          {
            setting: 'boat',
            weather: 'wind',
            camera: 'close',
            child: 'reach calm',
            guide: 'sit surprised',
            text: [
              '{child} waited to get wet, and did not. So there was time to look. The planks were hardly thicker than a thumb. Each overlapped the one below, and rows of small rivets held them. When a wave leaned on them they gave, and when it left they came back. A stiff boat would have fought that sea and cracked. This one let it pass, and wriggled. "Like a fish," said {child}. "I feel sick in a new way," said {guide}, sitting up. "It may be hope."',
              'It was bone dry in there. {child} ran a thumb down the seams. Plank lay over plank, like slates on a roof, so thin that you could see the wood bend. Somebody had made it weak on purpose. It went wherever the sea pushed it and was still a boat afterwards. "You are too stiff," {child} told {guide}. "Go with it." {guide} went limp, like a sock. For a whole hour there was no need of the bucket.',
            ],
          },
        ],
      },
      ask: {
        young: ['What did the boat do in the waves?', 'It bent, like a fish.'],
        older: [
          'Why did the boat not break in the waves?',
          'Its thin planks overlapped, so that the hull could bend with every wave.',
        ],
      },
    },
    {
      facts: ['birds', 'puffins'],
      shows: /\bbeaks?\b/i,
      pages: {
        young: [
          {
            setting: 'boat',
            camera: 'wide',
            child: 'point excited',
            guide: 'look-up curious',
            things: ['cloud'],
            text: [
              'Cloud all round. Which way is land? A bird! Fish in its beak. {child} and {guide} follow.',
              'No land, only cloud. {child} sees a full beak go by. "Home to its chick, {guide}!"',
            ],
          },
        ],
        middle: [
          {
            setting: 'boat',
            camera: 'medium',
            child: 'look-up worried',
            guide: 'sit worried',
            things: ['cloud'],
            text: [
              'By noon there was no coast anywhere. A low cloud hid the sun. There was no needle yet that points north. "We could go round in a ring," said {guide}. "We may be doing so."',
              'The cloud came down to the mast. In front it was grey, and behind it was grey. "Left, I think," said {guide}, "or the other one." {child} shipped the oars and waited.',
            ],
          },
          {
            setting: 'boat',
            camera: 'wide',
            child: 'point excited',
            guide: 'look-up surprised',
            text: [
              'Small birds came whirring past the boat. Those that came from the left had fish hanging from each beak. Nobody carries a supper out to sea. {child} turned after them. In an hour there was a cliff with chicks in it.',
              'Birds went by, both ways. {child} looked at them harder. That way they flew with nothing. This way every beak was stuffed with fish, for chicks. Chicks are on land. "This way," said {child}.',
            ],
          },
        ],
        old: [
          {
            setting: 'boat',
            camera: 'medium',
            child: 'look-up worried',
            guide: 'sit worried',
            things: ['cloud'],
            text: [
              'Then the cloud came down like a lid, and took the sun with it. By the sun one can steer. Without it, each side of the boat looked just like the other. "Now you ask the needle," said {child}, "and it tells you where north is." "What needle?" said {guide}. No one in those parts would own such a needle for a very long time to come. They drifted. It was so quiet that you could hear {guide} swallow.',
              'Nobody had seen land since the morning, and nobody had seen anything at all since the cloud came. It sat on the sea in every direction. {guide} had once known a captain who steered by the feel of the swell. {guide} tried it lying flat. "My stomach says up and down," said {guide}. "It is quite firm about it." {child} listened. Something was whirring.',
            ],
          },
          {
            setting: 'boat',
            camera: 'wide',
            child: 'point excited',
            guide: 'look-up surprised',
            text: [
              'Out of the grey came a bird, low, in a great hurry, and passed over the bow. A second followed. Then two came from the other side. {child} watched six or seven before seeing it. The ones going left had empty beaks. Those going right had a row of little fish in theirs, hung crosswise like washing. "They\'ve been shopping," said {child}, "and their chicks are at home, in a hole, in a cliff." And cliffs are land. They turned right.',
              'It was puffins. They shot past like thrown shoes, one lot one way and one lot the other. {child} might have tossed a coin, and then saw a beak that glittered. It was full of fish. So was the next. You do not eat your supper like that. You carry it so for somebody small, in a burrow, on dry land. "Follow that beak," said {child}. {guide} steered without being ill once, out of respect.',
            ],
          },
        ],
      },
      ask: {
        young: ['Who showed them the way?', 'Birds, with fish in the beak.'],
        older: [
          'How did they find land without a compass?',
          'They followed birds with full beaks, who were flying home to their chicks on land.',
        ],
      },
    },
    {
      facts: ['shallow'],
      shows: /\b(?:shallow|beach|knees?|knee-deep|ankles?)\b/i,
      pages: {
        young: [
          {
            setting: 'pond',
            camera: 'wide',
            child: 'point happy',
            guide: 'stand happy',
            things: ['ship'],
            text: [
              'The ship swims where it is shallow! {child} wades. {guide} wades. Wet knees, no more.',
              'See the big ship go up a brook. The water is only knee-deep. {child} and {guide} paddle.',
            ],
          },
        ],
        middle: [
          {
            setting: 'pond',
            camera: 'wide',
            child: 'look-up surprised',
            guide: 'stand calm',
            things: ['ship'],
            text: [
              'The coast was bare. No ship at all! "Only that brook," said {guide}. "A ship that size would stick in it." {guide} was glad. {guide} wanted to stay by the shore.',
              '{child} had seen the ship go in behind the point. It had not come out. Behind the point was a brook, with ducklings. "Not up there," said {guide}. "It would be like a whale in a bath."',
            ],
          },
          {
            setting: 'pond',
            camera: 'medium',
            child: 'walk excited',
            guide: 'walk happy',
            things: ['footprints'],
            text: [
              '{child} got out, and the water came to one knee. That was plenty. A longship hardly reaches down at all. It can go up rivers, and sit on a beach. There were footprints on the bank, and a peg.',
              'But a longship is flat below. It swims in water as shallow as a paddling pool. On the bank {child} found footprints, and a long smooth groove. They had rowed right up, and stepped out for lunch. {guide} walked. Bliss.',
            ],
          },
        ],
        old: [
          {
            setting: 'pond',
            camera: 'wide',
            child: 'look-up surprised',
            guide: 'stand calm',
            things: ['ship'],
            text: [
              'They rounded the point, and the sea was empty. {child} sat up straight to see better. A ship with thirty oars cannot be mislaid. It could not have got ahead of them, and there was no harbour, only a beach and a stream. "A stream for geese," said {guide}, who had been hoping for something of the kind. "He must have sunk. What a pity. Let us have a picnic." On the stream, slowly, something was floating down. It was a peg.',
              '"He has flown," said {guide}. A minute ago the ship with the ducks had been right in front of them. Now there was a river mouth, so low that a cow stood in the middle of it. Nothing with a mast would go in there. It was less deep than a bed. {guide} stepped out of the boat, on to the bottom, and stood there being happy. That was when {child} looked at the cow.',
            ],
          },
          {
            setting: 'pond',
            camera: 'medium',
            child: 'walk excited',
            guide: 'walk happy',
            things: ['footprints'],
            text: [
              'The stream came up to the knee, and no further. {child} had once floated a tea tray in less. And what was a longship, from below, but a very long tray? It needed a metre of water, laden, and hardly that. It had no use for harbours. It could slip in anywhere, up any river, which was a fine thing for a trader. It was a bad thing if they came to rob you. On the bank were thirty pairs of footprints, and crumbs.',
              'The cow was in up to her knees, and she was looking upstream in an offended way. Something had gone by her. {child} followed it along the bank. The bank had been pressed down in one smooth line. There were footprints beside it, where they had jumped out to push. So that was how a big ship could vanish: it was hardly in the water at all. "Shallow!" said {guide}. "Nobody told me they came in shallow," and walked the whole way.',
            ],
          },
        ],
      },
      ask: {
        young: ['How deep was the water?', 'Only up to the knees.'],
        older: ['Why could the longship go up a small river?', 'It was flat below and needed only shallow water.'],
      },
    },
    {
      facts: ['horns'],
      shows: /\bhorns?\b/i,
      pages: {
        young: [
          {
            setting: 'farm',
            camera: 'medium',
            child: 'point curious',
            guide: 'wave surprised',
            things: ['helmet'],
            text: [
              'Is that Thorkel, with horns? {guide} bows. Moo! {child} finds a plain helmet next door.',
              'Who has horns? The cow has. Who has a helmet? {child} shows {guide}. Smooth as an egg!',
            ],
          },
        ],
        middle: [
          {
            setting: 'farm',
            camera: 'wide',
            child: 'think curious',
            guide: 'point proud',
            things: ['fence'],
            text: [
              'They came to a farm to ask for Thorkel. {child} had a picture in mind: big beard, two horns. Behind the fence stood exactly that. "Sir," said {guide}. It licked {guide} from ear to ear.',
              '"You will know a captain by his horns," said {guide}. {child} had heard that too. There were horns behind the fence, a fine wide pair. {guide} made a speech to them. They were chewing.',
            ],
          },
          {
            setting: 'farm',
            camera: 'medium',
            child: 'point happy',
            guide: 'cover shy',
            things: ['helmet'],
            text: [
              'It was a cow. Here came the farmer, with a plain cap of iron like a pudding bowl. That was a real helmet. There was no horn on it, nor on any. "Thorkel is short," he said, "with a nice hat."',
              '"That is Daisy," said a woman, and put down her spade. On a nail hung her helmet for voyages, round and bare. "Horns? What for? They would only catch in things." Thorkel, she said, had freckles.',
            ],
          },
        ],
        old: [
          {
            setting: 'farm',
            camera: 'wide',
            child: 'think curious',
            guide: 'point proud',
            things: ['fence'],
            text: [
              'Neither of them, when it came to it, knew what Thorkel looked like. "Like a Viking," said {child}. "Beard, boots, and a horn on each side." {guide} thought that sounded likely. They asked at the next farm. Behind the fence they could make out shoulders, a beard of sorts, and a magnificent pair of horns. {guide} introduced them both. There was a pause. There was a long wet breath.',
              '{child} had Vikings on a pencil case, and every one had horns on his hat. That ought to make it easy. "There!" said {guide}, at the fence of the third farm. Two horns could be seen, moving to and fro above it in a thoughtful way. {guide} called out who they were, and what they wanted, and that the ducks were private property. The horns came nearer. They went up on either side of a large brown ear.',
            ],
          },
          {
            setting: 'farm',
            camera: 'medium',
            child: 'point happy',
            guide: 'cover shy',
            things: ['helmet'],
            text: [
              'When {guide} had been dried, the farmer came out. She was carrying hay and wearing a helmet against the hail. It was an iron bowl with a rim, and smooth as an egg. "Who told you horns?" she said. "Hit one sideways and it would take your head round with it." No one she knew had ever seen such a hat. Somebody made it up for a picture, in the 1800s. Thorkel was short, she said, and sang, and was kind to his mother.',
              '"That\'s the bull," said a man with a milk pail, "and he would like his tongue back." He had a helmet himself, hanging in the barn with eggs in it. {child} turned it round. It was as plain as a saucepan, without so much as a hole where a horn might have been. The horns on the pencil case had been put there by an artist, a great deal later. "Look for freckles," said the man. "And ducks."',
            ],
          },
        ],
      },
      ask: {
        young: ['Who had the horns?', 'The cow!'],
        older: [
          'What did a Viking helmet look like?',
          'It was plain, without horns. The horns were put on in pictures much later.',
        ],
      },
    },
    {
      facts: ['saturday', 'farmers'],
      shows: /\b(?:wash|washed|washing|baths?|bathing|washday)\b/i,
      pages: {
        young: [
          {
            setting: 'street',
            camera: 'medium',
            child: 'look-up curious',
            guide: 'cover shy',
            things: ['soap'],
            text: [
              'Where are all the Vikings? Splash, hum. In the bath! {guide} blushes. {child} finds soap.',
              'Saturday. Nobody is out. They all wash! {child} smells soap. {guide} shuts both eyes.',
            ],
          },
        ],
        middle: [
          {
            setting: 'street',
            camera: 'wide',
            child: 'look-up curious',
            guide: 'stand worried',
            things: ['house'],
            text: [
              'It was a whole village, and there was nobody in it. {child} knocked at each house. Smoke came out of a small hut at the end. Steam did too. "They have all been boiled," whispered {guide}.',
              'There was a street, and a dog, and no people. {guide} called through the door of the first house. Somewhere a great many voices were singing, and they echoed.',
            ],
          },
          {
            setting: 'street',
            camera: 'medium',
            child: 'hide happy',
            guide: 'cover shy',
            text: [
              '"What day is it?" said {child}. It was Saturday. In the north they named that day for washing. The whole village was in the hut, having a bath. Through the steam a voice said, "Thorkel? He went first. He left his comb."',
              '{child} sniffed. Birch leaves, wet hair! It was Saturday, the washing day, and everyone washed. They came out pink as hams and combed their beards. "Thorkel was here," said one. "He washed his sail as well."',
            ],
          },
        ],
        old: [
          {
            setting: 'street',
            camera: 'wide',
            child: 'look-up curious',
            guide: 'stand worried',
            things: ['house'],
            text: [
              'The harbour had twenty houses and not one face. There was bread cooling on a sill. There was a game laid out on a step, with somebody about to win it. {child} looked in at every house and said hello. "Sea monsters," said {guide}, taking hold of {child}\'s arm. "Or worse, they have all gone sailing." From a low hut by the water came a groan. It was a groan of the deepest contentment.',
              "A village is a strange thing when it has nobody in it. The hens knew nothing. {guide} tried ringing at a house, by shaking the goat. In {child}'s schoolbook the Vikings had been rather a grubby lot who were always out, making trouble. These were not even out. Now and then came a slap, a splash and a roar of laughing. It seemed to come out of the ground.",
            ],
          },
          {
            setting: 'street',
            camera: 'medium',
            child: 'hide happy',
            guide: 'cover shy',
            text: [
              'It was Saturday; that was all. In their language the word for it meant washing day, and they meant it. They were in the bathhouse, every farmer and baker of them, steaming themselves red. They were whacking each other with birch leaves. Then they sat on the wall with combs. There was no one in that town without a comb. "Thorkel?" said a lady, doing her husband\'s beard. "Clean, dry and gone. You should have come on Friday."',
              '{child} peeped round the corner and round the corner was everybody, in towels. They were combing. They had combs of bone and antler, in cases, and they took turns with the knots. "It\'s Saturday!" they called, as if to a simpleton. It was the very name of the day, in those parts: bath day, washday. {guide}, who had been at sea since Tuesday, was seized and seen to. They got the news of Thorkel in exchange.',
            ],
          },
        ],
      },
      ask: {
        young: ['What did they do on Saturday?', 'They had a bath!'],
        older: ['Why was nobody about on Saturday?', 'It was washing day, and everybody was in the bathhouse.'],
      },
    },
    {
      facts: ['silver', 'thralls'],
      shows: /\b(?:silver|weighs?|weighed)\b/i,
      pages: {
        young: [
          {
            setting: 'shop',
            camera: 'close',
            child: 'hold happy: coin',
            guide: 'look-up curious',
            text: [
              'Big coin, little bun. Snip! They weigh the bit. {child} keeps the rest. {guide} eats the bun.',
              '{child} has a silver coin. Snip, goes the man. Half is plenty, {guide}.',
            ],
          },
        ],
        middle: [
          {
            setting: 'shop',
            camera: 'wide',
            child: 'hold worried: coin',
            guide: 'point excited',
            text: [
              'The market had beads, and honey, and a man who knew where Thorkel was. He would tell them for a silver penny. {child} had one coin, much too big. "Keep it all, then," said the man, smiling.',
              '"News costs," said a woman at a stall, "a pinch of silver." A pinch! {child} had found a coin on the beach. It was as broad as a biscuit. {guide} did not think that she would have change.',
            ],
          },
          {
            setting: 'shop',
            camera: 'medium',
            child: 'point determined',
            guide: 'stand surprised',
            things: ['coin'],
            text: [
              '{child} had seen the cuts in the other coins. Silver went by weight here. "Cut it, please," said {child}. Snip! The bit was weighed on a little scale. It came to exactly one penny.',
              '"Please weigh it," said {child}, for all the rest were doing so. Out came tiny scales. Snip went the coin, like cheese. One crumb of silver was enough, and the woman pointed north. {guide} asked what a burp would cost.',
            ],
          },
        ],
        old: [
          {
            setting: 'shop',
            camera: 'wide',
            child: 'hold worried: coin',
            guide: 'stand worried',
            text: [
              'The market lay along the beach. You could buy amber there, and combs, and iron pots. At the far end stood some people with nothing to sell, tied by the wrist. They had been robbed from their own shore, and they were to be sold. {child} looked at them, and they looked at {child}. {guide} did not make a joke. The man who knew about Thorkel wanted silver for it. All {child} had was one big coin.',
              '"Thorkel?" said a trader in beads. "I might recall him, for a little silver." {child} brought out a coin that had been lying in the bottom of the boat. It was the size of a jam-pot lid. The trader smiled with all his teeth and closed his fingers on it. Behind him a girl stood counting beads on to a string. She had been taken off a ship. She was a thrall, that is, his slave; and she shook her head, just once.',
            ],
          },
          {
            setting: 'shop',
            camera: 'medium',
            child: 'point determined',
            guide: 'stand surprised',
            things: ['coin'],
            text: [
              '{child} had seen how it went at the other stalls. They did not count coins. They chopped them. "By weight," said {child}. Out came a folding scale no bigger than a pair of cherries, and snip went the shears. A corner was plenty. What was left of the coin would still buy much. {child} took it over to the tall woman at the end of the rope. It was not enough, not nearly. But it went into her hand, and her hand closed.',
              '"Weigh it," said {child}, loudly. Heads turned. All along the beach they were snipping up rings and coins and weighing the bits, for silver was silver. The trader had to fetch his. A sliver as thin as a leaf was the whole price. {child} gave what was over to the girl with the beads, behind his back. Her name was Muirenn. She told them where Thorkel was, and got it right, which he had not.',
            ],
          },
        ],
      },
      ask: {
        young: ['How did they pay?', 'With a bit of silver.'],
        older: [
          'How did Viking traders know what a piece of silver was worth?',
          'They weighed it, and cut off as much as was needed.',
        ],
      },
    },
    {
      facts: ['runes'],
      shows: /\bstraight\b/i,
      pages: {
        young: [
          {
            setting: 'forest',
            camera: 'close',
            child: 'point curious',
            guide: 'think curious',
            things: ['log'],
            text: [
              'Scratches on a log. A cat did it? {child} sees. All straight! It is writing, {guide}.',
              'Straight lines, cut in a log. They are runes! {child} calls {guide} to see.',
            ],
          },
        ],
        middle: [
          {
            setting: 'forest',
            camera: 'medium',
            child: 'think curious',
            guide: 'point proud',
            things: ['log'],
            text: [
              'Thorkel was to have left word in the wood. They looked for a letter, and there was none. There was a log with scratches. "Bears," said {guide}. "Small ones, with an education."',
              '"He said he would write it down," said {guide}. They searched under every fern for ink. {child} found only a split log. Some cat had sharpened its claws on it.',
            ],
          },
          {
            setting: 'forest',
            camera: 'close',
            child: 'kneel excited',
            guide: 'look-up surprised',
            things: ['log'],
            text: [
              'But not one scratch was bent. They were all straight, and all across the grain. It is hard to carve a curve in wood. So letters for wood have no curves. They were runes. GONE NORTH, said the log.',
              'No cat works so neatly. Each mark was straight, and none lay along the grain to be lost. These were letters made for wood. {guide} spelled out the runes on the log. DUCKS DOING WELL. T.',
            ],
          },
        ],
        old: [
          {
            setting: 'forest',
            camera: 'medium',
            child: 'think curious',
            guide: 'point proud',
            things: ['log'],
            text: [
              'Everybody told them that Thorkel had left a message in the wood. {child} looked for paper, and {guide} for somebody to ask. There was neither. There was a birch log, split down the middle and stood up by the path, and something had clawed it. "Lynx," said {guide}, and walked round behind {child}. The marks went all the way from top to bottom. They were in a row, like a lynx with a plan.',
              '"In the wood, he said," said {guide}, "and this is a wood." They had been up and down it twice. No note was pinned to anything. {child} sat down on a log to think, and got up again, as it was rough. All along the flat side it was covered with nicks. Each was about as long as a finger. "Beetles," said {guide}, with some authority. "No two beetles agree like that," said {child}.',
            ],
          },
          {
            setting: 'forest',
            camera: 'close',
            child: 'kneel excited',
            guide: 'look-up surprised',
            things: ['log'],
            text: [
              'There was not a curve among them. A claw is curved. But a carver, in wood, likes to go straight, and across the grain, where the cut stays open. If you had nothing to write on but a stick, those were just the letters you would invent. {guide} went down the runes one by one. IN THE WOOD meant in wood. It said: WENT NORTH. SAIL IS SPLENDID. WHOSE?',
              '{child} followed them with a finger. Up, up, slant. Up, slant, slant. They were all made from straight strokes, without one round thing, not so much as an O. Anyone who has tried to carve an O in a twig will know why. These were letters that had grown up in wood. "Runes," breathed {guide}. "I can read those, if they stay still." THANK SOMEONE FOR DUCKS, it said. BACK BY SUPPER. They ran.',
            ],
          },
        ],
      },
      ask: {
        young: ['What were the straight lines?', 'Runes. Viking letters!'],
        older: [
          'Why are runes made of straight strokes?',
          'They were cut in wood with a knife, and straight cuts across the grain are the easiest.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          setting: 'beach',
          time: 'sunset',
          camera: 'medium',
          child: 'cheer happy',
          guide: 'sleep calm',
          things: ['ship'],
          text: [
            'The ship is in. "Thank you for the ducks!" {child} cheers. {guide} is asleep on sand.',
            'Wool sail up, duck sail down. Bye, ship! {child} shouts. {guide} sleeps.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          child: 'sit happy',
          things: ['blanket'],
          text: [
            '{child} shakes the blanket. Out falls a fish. A small one.',
            'One blanket, twelve ducks. {child} counts again. Twelve ducks, one gull.',
          ],
        },
      ],
      [
        {
          setting: 'beach',
          time: 'sunset',
          camera: 'wide',
          child: 'hug happy',
          guide: 'jump happy',
          things: ['blanket'],
          text: [
            'There is Thorkel. He has a new sail of wool. {child} gets the duck blanket. {guide} jumps on land.',
            '"Yours?" says Thorkel. It is! {child} hugs the blanket. {guide} hugs the beach.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'sleep calm',
          things: ['shell'],
          text: [
            'Ducks on the bed. A shell on the chair. {child} sleeps. Up, down, goes the dream.',
            '{child} is asleep under the ducks. They smell of sea. One has a shell.',
          ],
        },
      ],
      [
        {
          setting: 'boat',
          time: 'sunset',
          camera: 'medium',
          child: 'wave proud',
          guide: 'sit calm',
          things: ['ship'],
          text: [
            'Side by side, boat and ship. Down come the ducks. {child} waves. {guide} is not sick!',
            'The ship stops. Thorkel folds the ducks up. {child} says thanks. {guide} says, "Home?"',
          ],
        },
        {
          setting: 'garden',
          time: 'night',
          camera: 'wide',
          child: 'hold happy: blanket',
          text: [
            'Home. {child} has the blanket. Three pegs this time. Four pegs. Five.',
            'The moon is up. {child} carries the blanket in. A wet duck drips.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'beach',
          time: 'sunset',
          camera: 'wide',
          child: 'hug happy: blanket',
          guide: 'kneel happy',
          text: [
            'The longship lay on the sand, and there were the ducks. "I have been so careful with it," said Thorkel. His mother had finished the wool sail at last. He folded the duck blanket in four. {guide} kissed the ground.',
            'Thorkel was short and freckled. His new sail had come, all of wool. It took longer than the ship. So {child} could have the ducks back, blanket and all. {guide} lay down on something that kept still.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'sleep calm',
          text: [
            'That night {child} slept under forty ducks. They smelt of tar. Each time {child} turned over they filled with wind, just a little. In the morning the bed stood on the other side of the room.',
            '{child} was asleep before the lamp was out. The sheet rose and sank, rose and sank. One duck now had a very small beard.',
          ],
        },
      ],
      [
        {
          setting: 'boat',
          time: 'sunset',
          camera: 'medium',
          child: 'stand proud',
          guide: 'sit surprised',
          things: ['ship'],
          text: [
            'At sunset they drew level with the ship. "Is it yours?" called Thorkel. "It is the best I ever had. The wool one took four winters." They changed sails on the spot. {guide} forgot to be ill.',
            'They caught the ship because it had stopped to wait. "I read the ducks," shouted Thorkel. "One has a name on it." It was {child}\'s own name. Up went his own brown sail. {guide} forgot to be green.',
          ],
        },
        {
          setting: 'garden',
          time: 'night',
          camera: 'wide',
          child: 'reach calm',
          things: ['string'],
          text: [
            'In the dark {child} put it back on the line, with every peg. It pulled. "Not tonight," said {child}. Somewhere behind the shed, water was lapping on wood.',
            'The sheet had to dry again, so {child} pegged it to the line. The ducks looked east. On the peg basket lay a comb of bone, cut with small straight marks. It said THANKS.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'beach',
          time: 'sunset',
          camera: 'wide',
          child: 'hug happy: blanket',
          guide: 'kneel happy',
          text: [
            'The longship was drawn up on the sand. Round it stood Thorkel\'s whole family, holding the edge of something huge. It was the wool sail. It had eaten whole flocks of fleeces and all their evenings, and had taken longer than the ship. "So now," said Thorkel, "I give you back your ducks." He had folded them like a blanket, corner to corner. {guide} had got out some way back, and was lying on a dune, holding on.',
            'Thorkel turned out to be small and polite. He had brought the duck blanket home to show to his mother. She had been weaving his real sail, out of wool, for years. She held the ducks up to the light. "Who spun this?" she asked. {child} said that it was from a shop. "Then greet the shop," she said. {guide}, who was on land at last, gave her the best bow that {guide} had in stock.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'think calm',
          text: [
            'The duck sheet was back where it belonged, and {child} was under it. It would never be quite white again. It smelt of tar and sheep, and when the window was open it would not lie flat. {child} counted the ducks by the lamp. There had been forty. There were now forty and a {kind}. It was sewn on in brown wool with very small stitches, just where you would have put a patch.',
            'Some time after lights out the wind got up. {child} felt it in the sheet. First one corner lifted, then the foot, and then all forty ducks filled out at once. The bed gave a creak. It bent a little in the middle. {child} took hold of two corners, as one does, and looked along the row for the duck with the hat. It was at the front. It was looking north.',
          ],
        },
      ],
      [
        {
          setting: 'boat',
          time: 'sunset',
          camera: 'medium',
          child: 'stand proud',
          guide: 'sit surprised',
          things: ['ship'],
          text: [
            'They came up with the ship at sunset, red down one side and with all its oars in. "I heard somebody was after me," called a voice, "so I stopped." Thorkel had freckles, and no horns. His own sail had come by the morning boat, four winters\' worth of wool. He lowered the ducks himself. "They pull a bit to the left," he said, "but they are willing." {guide} looked over the side, to see, and felt perfectly well.',
            '"Ahoy, the ducks!" shouted {child}, and the ship turned round. It came down on them with thirty oars going like a centipede, and stopped a hand away. Thorkel leaned out. He had never stolen a sail in his life, he said; it had landed on him. His aunts had only that day cut the wool one from the loom. It was an honest brown, and weighed as much as a cow. {guide} helped to hoist it, and sang.',
          ],
        },
        {
          setting: 'garden',
          time: 'night',
          camera: 'wide',
          child: 'reach calm',
          things: ['string'],
          text: [
            'The moon stood over the garden, and {child} hung the sheet out one last time, to get the salt off. It had every peg in the house on it. The line hummed. From the back step you could see the hill, and the lane, and no sea whatever. But every few minutes the ducks leaned over, all together, on the same side. Something that nobody could see was going past.',
            'They were back before anyone had counted the washing. {child} pegged it all to the line by moonlight, with ducks at the end. In the pocket of a shirt was a lump, and it was half a coin, cut as clean as cheese. In the other was a twig, with straight strokes, up and slant and up. It took until bedtime to spell them out. NEXT TIME, they said, BY LAND.',
          ],
        },
      ],
    ],
  },
};
