import type { FactSheet } from '../sheet.ts';

/** A library book is 150 million years overdue, and the bird who collects fines wants to know who will pay. */
export const dinosaurs: FactSheet = {
  id: 'dinosaurs',
  topic: 'nature',
  title: 'Dinosaurs',
  subject: 'dinosaurs',
  words: [
    'dinosaur',
    'dino',
    'diplodocus',
    'stegosaurus',
    't. rex',
    't rex',
    'tyrannosaurus',
    'triceratops',
    'jurassic',
    'prehistoric animal',
  ],
  guides: ['pigeon', 'crow', 'hen'],
  titles: [
    '{child} and the Very Late Book',
    'Overdue by 150 Million Years',
    'Who Borrowed the Book?',
    '{guide} Collects the Fine',
    'Dip Has Your Book',
  ],
  facts: [
    {
      id: 'when',
      says: 'Diplodocus and Stegosaurus lived about 150 million years ago, in the Jurassic period.',
      source: 'Natural History Museum, London: Dino Directory, Diplodocus; Stegosaurus',
    },
    {
      id: 'gap',
      says: 'Tyrannosaurus rex lived about 68 to 66 million years ago, some 80 million years after Stegosaurus.',
      source: 'Natural History Museum, London: Dino Directory, Tyrannosaurus',
    },
    {
      id: 'tracks',
      says: 'Footprints turned to stone tell dinosaurs apart: meat-eaters mostly left prints with three toes, and long-necked plant-eaters left broad, rounded ones.',
      source: 'US National Park Service: Fossil footprints, Dinosaur tracks',
    },
    {
      id: 'chew',
      says: 'Diplodocus had teeth like pegs, raked leaves off with them and swallowed without chewing.',
      source: 'Natural History Museum, London: Diplodocus, this is your life',
    },
    {
      id: 'eggs',
      says: 'Dinosaurs laid eggs, and some of them sat on the nest as birds do.',
      source: 'American Museum of Natural History: Dinosaur eggs and nests, Citipati',
    },
    {
      id: 'small',
      says: 'Not every dinosaur was large: Compsognathus was about as big as a chicken.',
      source: 'Natural History Museum, London: Dino Directory, Compsognathus',
    },
    {
      id: 'pterosaurs',
      says: 'Pterosaurs were flying reptiles that lived at the time of the dinosaurs, but were not dinosaurs.',
      source: 'Natural History Museum, London: What are pterosaurs?',
    },
    {
      id: 'plates',
      says: 'Stegosaurus had two rows of bony plates along its back and four long spikes on its tail.',
      source: 'Natural History Museum, London: Dino Directory, Stegosaurus',
    },
    {
      id: 'tails',
      says: 'Dinosaurs held their tails off the ground: their trackways show almost no marks of a dragging tail.',
      source: 'Natural History Museum, London: How dinosaurs moved',
    },
    {
      id: 'birds',
      says: 'Birds came from small feathered dinosaurs, so birds are living dinosaurs.',
      source: 'Natural History Museum, London: Why are birds the only surviving dinosaurs?',
    },
    {
      id: 'people',
      says: 'People never met the great dinosaurs: those were gone about 66 million years ago, long before there were people.',
      source: 'US Geological Survey: Did people and dinosaurs live at the same time?',
    },
  ],
  never: [
    {
      wrong: /\b(?:people|cave ?men|humans)\b[^.]*\b(?:rode|hunted|kept|lived (?:with|at the time of))\b[^.]*dinosaur/i,
      belief: 'People lived at the time of the dinosaurs.',
      truth: 'The great dinosaurs were gone about 66 million years before there were people.',
    },
    {
      wrong: /\bpterosaurs? (?:was|were|is|are) (?:a |an |flying )*dinosaurs?\b/i,
      belief: 'Pterosaurs were dinosaurs that flew.',
      truth: 'They were flying reptiles and close relations of the dinosaurs.',
    },
    {
      wrong: /(?<!\bnot )\b(?:all|every) (?:the )?dinosaurs? (?:was|were) (?:huge|big|enormous|large|giants?)\b/i,
      belief: 'All dinosaurs were huge.',
      truth: 'Some were about as big as a chicken.',
    },
    {
      wrong: /\bdinosaurs? (?:dragged|dragging|trailed) (?:its|their|a)\b[^.]*\btails?\b/i,
      belief: 'Dinosaurs dragged their tails.',
      truth: 'They held them out behind, off the ground.',
    },
    {
      wrong: /\b(?:T\. ?rex|Tyrannosaurus) (?:fought|chased|met|hunted|and Stegosaurus met)\b/i,
      belief: 'Tyrannosaurus and Stegosaurus met.',
      truth: 'Some 80 million years lay between them.',
    },
  ],
  opens: {
    young: [
      [
        {
          setting: 'library',
          camera: 'medium',
          child: 'reach curious',
          things: ['book'],
          text: [
            'One gap on the shelf. One book is late. {child} looks for it.',
            'Where is the big green book? {child} looks up. {child} looks down. Not here!',
          ],
        },
        {
          setting: 'library',
          camera: 'close',
          child: 'stand surprised',
          guide: 'stand proud',
          text: [
            '"Dip has it," says {a guide}. "Dip the dinosaur. It is VERY late."',
            'Tap, tap. Here comes {a guide}. "Dip the dinosaur has it. Come on!"',
          ],
        },
      ],
      [
        {
          setting: 'library',
          camera: 'wide',
          child: 'sit happy',
          things: ['letter'],
          text: [
            '{child} finds a letter. "Dear Dip. Bring back our book."',
            'A letter falls out of a shelf. Who is Dip? {child} wants to know.',
          ],
        },
        {
          setting: 'library',
          camera: 'medium',
          child: 'hold excited: letter',
          guide: 'point determined',
          text: [
            '"A dinosaur!" says {a guide}. "Bring that letter!" Down the book slot they go.',
            'In hops {a guide}. "Dip never came back." They post the letter. They post themselves!',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'library',
          camera: 'medium',
          child: 'reach curious',
          things: ['book'],
          text: [
            '{child} wanted the green book about ponds. There was only a gap, and in the gap was a card. "Lent to D. Plodocus. Back on Tuesday." It did not say which Tuesday.',
            'The green pond book had been gone a long time. A spider lived in its place. {child} found the old card. Somebody called D. Plodocus had borrowed it. The ink was brown.',
          ],
        },
        {
          setting: 'library',
          camera: 'close',
          child: 'stand surprised',
          guide: 'stand proud',
          things: ['notebook'],
          text: [
            '"Overdue," said {a guide}, and opened a very small notebook. {guide} collected the fines. "By 150 million years. At a penny a day. Hold tight." They went down the returns slot.',
            'Out of the returns slot came {a guide}. The notebook was full of sums. "150 million years late," said {guide}. "I have never let one off yet." And {guide} held the slot open.',
          ],
        },
      ],
      [
        {
          setting: 'library',
          camera: 'wide',
          child: 'sit curious',
          things: ['book'],
          text: [
            'The last book on the trolley was new. Its list of readers was old. "Page nine is stuck with fern," it said. "Sorry. D. Plodocus." {child} read that twice.',
            'Somebody had drawn a very long neck on the library list. Under it stood: "I have your other book. It is good. D. P." {child} did want that other book.',
          ],
        },
        {
          setting: 'library',
          camera: 'medium',
          child: 'look-up excited',
          guide: 'point determined',
          things: ['bell'],
          text: [
            'A bell rang, and {a guide} marched out between the shelves. "So that is where it went! 150 million years late. There will be a fine." {child} followed {guide} through the door marked OLD STOCK.',
            '"Got you, D. Plodocus," said {a guide}, and rang a small cross bell. "You are 150 million years late." {child} asked to come. "Somebody must carry the bell," said {guide}.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'library',
          camera: 'medium',
          child: 'reach curious',
          things: ['book'],
          text: [
            'All {child} wanted was the second half of a story. The library had book one, with a cliff at the end of it. Where book two should be, there was only a card. "Lent to D. Plodocus," it said. "Due back Tuesday." The ink was as brown as tea, and something very large had chewed the corner of the shelf.',
            'The first half of the story stopped in the middle of a word, and the word was "crocod". {child} had to have the other book. But its place was empty, apart from a dried fern and a slip of paper. "Borrowed by D. Plodocus, the lake end," said the slip. Nobody at the desk could remember any lake.',
          ],
        },
        {
          setting: 'library',
          camera: 'close',
          child: 'stand surprised',
          guide: 'stand proud',
          things: ['notebook'],
          text: [
            'The returns slot rattled, and out of it came {a guide}, dusty to the knees. {guide} collected the fines, and wrote each one in a notebook. "A penny a day for 150 million years," said {guide}. "I have worked it out. Everybody pays in the end. Or else their nearest relation does." The slot opened wide enough for two.',
            '"Plodocus!" cried {a guide}, who had been behind the atlases all along, adding up. The notebook said 150 million years, and then a very long number in pence. "I never let anybody off," said {guide}. "No, nor their family either. You may come and hold the pencil." Then somebody pulled a lever marked RETURNS.',
          ],
        },
      ],
      [
        {
          setting: 'library',
          camera: 'wide',
          child: 'sit curious',
          things: ['letter'],
          text: [
            'The letter was stuck behind a radiator, where it must have slipped down. "Dear Library," it said. "I am enjoying the book, but my head is a long way from my feet. I keep losing my place. May I have it a bit longer? D. Plodocus." {child} turned it over. Nobody had ever answered.',
            'Behind the tall shelf {child} found a letter that no one had opened. It was written on a leaf as big as a tray. "Dear Library, thank you for the book. I am a slow reader. Yours, D. Plodocus." It smelled of mud and ginger. {child} badly wanted to write back, but what was the address?',
          ],
        },
        {
          setting: 'library',
          camera: 'medium',
          child: 'hold excited: letter',
          guide: 'point determined',
          text: [
            '"So he admits it!" said a voice, and {a guide} came down to read the letter. {guide} was in charge of fines, and had never been known to let anybody off. "Overdue by 150 million years late. If the borrower cannot pay, the family must." And {guide} walked straight at the map on the wall, which that day was a door.',
            '{a guide} landed on the desk, read the letter upside down and began to count. "That makes it 150 million years overdue," said {guide}. "I am sorry for Plodocus. But a fine is a fine, and somebody in the family will have to find it." {child} thought this was hard. They took the back stairs, which went down for a very long time.',
          ],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['tracks', 'tails'],
      shows: /\bthree toes\b/i,
      pages: {
        young: [
          {
            setting: 'beach',
            camera: 'close',
            child: 'point curious',
            guide: 'walk determined',
            things: ['footprints'],
            text: [
              'Footprints! This one has three toes. Not Dip! Dip has round feet. {guide} hops along the round ones.',
              'Mud. Big feet went by. Three toes? Wrong way, {guide}! {child} follows the round footprints.',
            ],
          },
        ],
        middle: [
          {
            setting: 'beach',
            camera: 'wide',
            child: 'stand worried',
            guide: 'walk proud',
            things: ['footprints'],
            text: [
              'The mud was all footprints, and they went two ways. {guide} hurried after the sharp ones. "Neat feet," said {guide}. "A reader\'s feet." {child} was not so sure.',
              'Somebody had walked left in the mud, and somebody had walked right. "Left," said {guide}. "Those footprints look as if they are in a hurry to pay."',
            ],
          },
          {
            setting: 'beach',
            camera: 'close',
            child: 'kneel curious',
            guide: 'run surprised',
            things: ['footprints'],
            text: [
              '{child} knelt by the first footprints. They had three toes and claws, as meat-eaters had. The others were round as washing-up bowls. "Plant-eater," said {child}. {guide} turned round rather fast.',
              '"These have three toes," said {child}. "With claws. That is somebody who eats meat." D. Plodocus ate leaves, and had wide round feet. {guide} ran back over those footprints on tiptoe.',
            ],
          },
        ],
        old: [
          {
            setting: 'beach',
            camera: 'wide',
            child: 'stand worried',
            guide: 'walk proud',
            things: ['footprints'],
            text: [
              'They came out on a shore of soft grey mud, and the whole of it was printed with feet. One line of footprints went along the water. The other turned in among the ferns. {guide} chose the second, because it was tidy. "A tidy walker is a tidy reader," said {guide}, and set off after it, calling, "Fines! Fines!"',
              'The mud had been busy that day. Two sets of footprints crossed in it, and there was nothing to say whose they were. {guide} measured both with the pencil and wrote the figures down. Then {guide} added them together, which was no help at all, and chose the ones that were nearer. "Mr Plodocus!" sang {guide}. "A word!"',
            ],
          },
          {
            setting: 'beach',
            camera: 'close',
            child: 'kneel curious',
            guide: 'hide scared',
            things: ['footprints'],
            text: [
              '{child} knelt and looked. Each of the tidy footprints had three toes, and each toe ended in a hook. Those were the feet of a meat-eater. The other ones were broad and round, like tracks of a walking piano, and no tail had dragged between them. "That is a plant-eater," said {child}. By then {guide} was already behind the piano.',
              'It was {child} who put a hand into one of the prints. Three toes, and claws at the tips: whoever made it ate meat. But the big ones by the water were as round as dustbin lids. Nothing but a leaf-eater with a long neck left footprints like that. {guide} hid behind {child}, and wrote in the notebook: "Other way."',
            ],
          },
        ],
      },
      ask: {
        young: ['Whose feet were round?', "Dip's! The dinosaur who ate leaves."],
        older: [
          'How could {child} tell which footprints to follow?',
          'The meat-eater left three toes with claws, and the plant-eater left round prints.',
        ],
      },
    },
    {
      facts: ['small'],
      shows: /\bchicken\b/i,
      pages: {
        young: [
          {
            setting: 'jungle',
            camera: 'close',
            child: 'look-up curious',
            guide: 'stand surprised',
            things: ['leaf'],
            text: [
              '{child} looks up. No dinosaur. {guide} looks under a leaf. A dinosaur! As small as a chicken.',
              'Rustle. Is it big? No! Under the leaf: a dinosaur like a chicken. It bows to {guide}. {child} laughs.',
            ],
          },
        ],
        middle: [
          {
            setting: 'jungle',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'shout proud',
            things: ['tree'],
            text: [
              'They needed somebody to ask. {guide} shouted up at every tree. "You there! The big one!" And {child} looked up until it hurt. Only leaves looked back.',
              '"We shall ask a dinosaur," said {guide}. "They are easy to see. They are enormous." So they stared up past each tree. They saw a great deal of sky.',
            ],
          },
          {
            setting: 'jungle',
            camera: 'close',
            child: 'kneel surprised',
            guide: 'stand shy',
            things: ['bush'],
            text: [
              'Something coughed by the bush, near their feet. It was a dinosaur, and it was no bigger than a chicken. "Past the pond," it said again, to {guide}. It had been answering for some time.',
              'Then a bush said, "Down here." A whole grown dinosaur stood there, as big as a chicken. {guide} said sorry. {child} bent down, and it whispered the way.',
            ],
          },
        ],
        old: [
          {
            setting: 'jungle',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'shout proud',
            things: ['tree'],
            text: [
              'There was no signpost, so they would have to ask. "Leave it to me," said {guide}. "One thing about dinosaurs: you cannot miss them." {guide} stood on a root and shouted up into each tree in turn. {child} looked for a knee, or a chin, or anything with an eye in it. All that happened was that a cone fell down.',
              '"Enquiries!" called {guide}, with the bell-like voice of somebody who is owed money. They were lost, and the thing to do was to ask a dinosaur. So {child} leaned back and searched from one tree to the next for something the size of a bus. The bus did not come. Their necks began to ache.',
            ],
          },
          {
            setting: 'jungle',
            camera: 'close',
            child: 'kneel surprised',
            guide: 'stand shy',
            things: ['bush'],
            text: [
              '"If you have quite finished," said somebody by {child}\'s boot. Beside the bush stood a dinosaur with a thin tail and a stern face. It was fully grown, and it was about the size of a chicken. "Everybody looks up," it said. "I have been telling you the way since the cone." {guide} wrote it down in rather small writing.',
              'At last a bush sneezed. {child} parted the leaves, and there sat the dinosaur they had been shouting over. It came up as far as a chicken does, and would never come any further. "I do not carry money," it told {guide}. "But Plodocus is by the water." {guide}, for once, had not a word to say.',
            ],
          },
        ],
      },
      ask: {
        young: ['How big was that dinosaur?', 'As small as a chicken.'],
        older: ['Why did nobody see the dinosaur at first?', 'They looked up, and it was only as big as a chicken.'],
      },
    },
    {
      facts: ['eggs'],
      shows: /\beggs?\b/i,
      pages: {
        young: [
          {
            setting: 'beach',
            camera: 'medium',
            child: 'cover surprised',
            guide: 'sit happy',
            things: ['egg'],
            text: [
              '{guide} sits on a stone. It is warm. It is an egg! "Hush," says {child}. Tip, toe.',
              'A ring of stones? No! Each one is an egg. {guide} keeps them warm. {child} keeps watch.',
            ],
          },
        ],
        middle: [
          {
            setting: 'beach',
            camera: 'medium',
            child: 'stand curious',
            guide: 'sit happy',
            things: ['rock'],
            text: [
              '{guide} had to sit down. In the sand was a ring of smooth pale stones. Every rock in it was warm. "Kind of them," said {guide}.',
              'Adding up is tiring. {guide} found a smooth rock, in a tidy circle of others like it. "Warm as toast," said {guide}, and would not budge.',
            ],
          },
          {
            setting: 'beach',
            camera: 'close',
            child: 'cover surprised',
            guide: 'sit worried',
            things: ['egg'],
            text: [
              'Inside it, something went tick. "That is an egg," said {child}. Dinosaurs laid them, and some sat on the nest. So {guide} had to stay until the mother came back.',
              '"{guide}," said {child}, "you are sitting on an egg." This was a dinosaur\'s nest, and she had only gone for a drink. {guide} kept it warm until she sat down again.',
            ],
          },
        ],
        old: [
          {
            setting: 'beach',
            camera: 'medium',
            child: 'stand curious',
            guide: 'sit happy',
            things: ['rock'],
            text: [
              'By now {guide} had walked further than any sum is worth. In the sand lay a circle of long, smooth stones, set out like plates for a party. {guide} chose one and sat. "A heated rock," said {guide}. "At last, somebody has thought of the public." {child} did not like the look of it. Who sets out rocks in a ring?',
              '"Five minutes," said {guide}, and settled down among some pale stones. They were all of one size, and every rock leaned towards the middle, as if there had been a meeting. {child} felt one. It was warmer than the sand and warmer than the sun. "I may move in," said {guide}, and shut both eyes.',
            ],
          },
          {
            setting: 'beach',
            camera: 'close',
            child: 'cover surprised',
            guide: 'sit worried',
            things: ['egg'],
            text: [
              'Then the rock said "peep". It was an egg, and so were they all, for that is how dinosaurs began. And down the beach came the mother, who had left them only for a moment. {child} saw what she would do: she would sit, as a hen does. "Spread yourself out," whispered {child}. She looked {guide} over, nodded, and took the next shift.',
              'Tick, it went, under {guide}. "You are on an egg," said {child}, "and it is not yours." Some dinosaurs sat on their nests, just as a bird does, so the owner would want her seat. They could not leave the clutch to get cold. {guide} went on sitting, stiff as a teapot, until a feathered shadow said, "Thank you. My turn."',
            ],
          },
        ],
      },
      ask: {
        young: ['What was the warm stone?', 'An egg! Dinosaurs laid eggs.'],
        older: ['What did some dinosaurs do with their eggs?', 'They sat on the nest to keep them warm, as birds do.'],
      },
    },
    {
      facts: ['pterosaurs'],
      shows: /\bnot (?:a dinosaur|one of the dinosaurs|dinosaurs)\b/i,
      pages: {
        young: [
          {
            setting: 'mountain',
            camera: 'wide',
            child: 'wave happy',
            guide: 'look-up angry',
            things: ['cloud'],
            text: [
              'Big wings, up by a cloud. "Pay up, dinosaur!" says {guide}. "I am not a dinosaur." {child} waves.',
              '{child} looks up. Who sails past the cloud? It is not a dinosaur, {guide}. It is a pterosaur!',
            ],
          },
        ],
        middle: [
          {
            setting: 'mountain',
            camera: 'wide',
            child: 'look-up curious',
            guide: 'shout angry',
            things: ['cloud'],
            text: [
              'From here they could not see the lake. But something with wings as wide as a bus was sailing under a cloud. "Come down and pay!" shouted {guide}. It went higher.',
              'High up by a cloud hung a creature like a kite with a beak. It could surely see the lake from there. But {guide} shook the notebook at it, and it would not come.',
            ],
          },
          {
            setting: 'mountain',
            camera: 'medium',
            child: 'wave happy',
            guide: 'think shy',
            things: ['rock'],
            text: [
              '"It owes you nothing," said {child}. "It is a pterosaur. They fly, but they are not dinosaurs." {guide} sat on a rock and crossed it out. Then it came down to help.',
              '{child} looked at the list. It was a list of dinosaurs. "A pterosaur is not a dinosaur," said {child}. {guide} bowed. It landed on a rock and told them all it had seen.',
            ],
          },
        ],
        old: [
          {
            setting: 'mountain',
            camera: 'wide',
            child: 'look-up curious',
            guide: 'shout angry',
            things: ['cloud'],
            text: [
              'They climbed until they could see for miles, and all the miles were trees. Only one person could have told them where the lake was. It was hanging under a cloud on long skin wings, with its beak pointing into the wind. "Plodocus, or some friend of his!" shouted {guide}. "Two pence for being up there!" It went up another mile at once.',
              'The hill was high, but it was not high enough. Over it, under a flat cloud, drifted something with wings like two tents and a head like a pickaxe. "A dinosaur with its own umbrella," said {guide}, and demanded money from it in a very loud voice. Nobody comes down for that. {child} watched it shrink.',
            ],
          },
          {
            setting: 'mountain',
            camera: 'medium',
            child: 'wave happy',
            guide: 'think shy',
            things: ['rock'],
            text: [
              '"May I see the list?" said {child}. At the top of it stood: DINOSAURS WHO OWE US. "Then you must leave that one alone. It is a pterosaur. Pterosaurs are reptiles that fly, and they are not dinosaurs." {guide} sat down on a rock, for {guide} did keep the rules. "No charge!" called {child}. At that it landed, and was very well informed.',
              '{child} read the heading on the notebook again. "It only says dinosaurs. Look at it! That is a pterosaur, a flying reptile. It is a sort of cousin, but it is not a dinosaur." {guide} went pink, and rubbed out two pence. Soon the pterosaur was folded up neatly on a rock, drawing them a lake with one finger.',
            ],
          },
        ],
      },
      ask: {
        young: ['Was the one with wings a dinosaur?', 'No! It was a pterosaur.'],
        older: [
          'Why did the pterosaur owe no fine?',
          'The list was for dinosaurs, and pterosaurs were flying reptiles.',
        ],
      },
    },
    {
      facts: ['when', 'gap', 'plates'],
      shows: /\b80 million years\b|\blong, long after\b/i,
      pages: {
        young: [
          {
            setting: 'forest',
            camera: 'medium',
            child: 'point happy',
            guide: 'hide scared',
            things: ['tree'],
            text: [
              '{guide} hides by a tree. "Tyrannosaurus!" "No," says {child}. "Tyrannosaurus comes long, long after."',
              'Stomp! Spikes! Plates! {guide} hides. Tyrannosaurus? No. Long, long after! {child} peeps past the tree. Stegosaurus!',
            ],
          },
        ],
        middle: [
          {
            setting: 'forest',
            camera: 'wide',
            child: 'stand curious',
            guide: 'hide scared',
            things: ['tree'],
            text: [
              'Crunch, went something behind the trees. {guide} knew Tyrannosaurus from the picture books, and went behind one. "I am not here," said {guide}. "Take a message."',
              'A big shadow fell across the path. "Tyrannosaurus!" said {guide}, and got behind a tree and stuck there. There was no going on without the notebook.',
            ],
          },
          {
            setting: 'forest',
            camera: 'medium',
            child: 'point happy',
            guide: 'walk shy',
            things: ['leaf'],
            text: [
              '"It can\'t be," said {child}. "Tyrannosaurus won\'t live for another 80 million years." So it was somebody else. It had plates on its back, and a leaf in its mouth. "Stegosaurus," said {child}. {guide} came out.',
              '{child} counted on the card. "Tyrannosaurus is 80 million years too late for us." Out stepped a Stegosaurus, with two rows of plates, eating a leaf. {guide} asked it the time.',
            ],
          },
        ],
        old: [
          {
            setting: 'forest',
            camera: 'wide',
            child: 'stand curious',
            guide: 'hide scared',
            things: ['tree'],
            text: [
              'Twigs broke, and then a small tree did. Something was coming through the wood, and it was not troubling to go round things. {guide} had seen Tyrannosaurus on a lunchbox, and that was enough. "Finish the sums without me," said {guide}, and got into a hollow log with only a tail showing. {child} could not very well go on alone.',
              'The next sound was a grunt, and after it came a smell like a wet cellar. "Tyrannosaurus," whispered {guide}. "It will not want to see my notebook." {guide} backed behind a tree, and would not come out for a biscuit or for sixpence. So there they were, stuck, with the crashing getting nearer.',
            ],
          },
          {
            setting: 'forest',
            camera: 'medium',
            child: 'point happy',
            guide: 'walk shy',
            things: ['leaf'],
            text: [
              'But {child} had been looking at the date on the card. "We are 150 million years back," said {child}. "Tyrannosaurus needs another 80 million years. It cannot be behind that leaf." It was not. What came out was eating a fern, and had two rows of bony plates and four spikes on its tail. "Stegosaurus," said {child}. "Excuse us," said {guide}.',
              '{child} did a sum, and it was a good one. "This is 150 million years ago. There are 80 million years still to go before the first Tyrannosaurus. You could hide all that time and be bored." The bushes opened. A Stegosaurus looked at them over a leaf, plates up, tail spikes out. Its face was no larger than a pony\'s. "After you," said {guide}.',
            ],
          },
        ],
      },
      ask: {
        young: ['Was it Tyrannosaurus behind the tree?', 'No! Tyrannosaurus came long, long after.'],
        older: [
          'How did {child} know that it could not be Tyrannosaurus?',
          'Tyrannosaurus lived some 80 million years after Stegosaurus.',
        ],
      },
    },
    {
      facts: ['chew', 'when'],
      shows: /\b(?:never chews?|never chewed|not chew|no chewing|without chewing)\b/i,
      pages: {
        young: [
          {
            setting: 'jungle',
            camera: 'wide',
            child: 'stand excited',
            guide: 'look-up surprised',
            things: ['leaf'],
            text: [
              'Leaves in the way! Then a long neck. Rake. Gulp. Dip never chews a leaf. {guide} and {child} walk through.',
              'A long, long neck comes down. Gulp! No chewing. One leaf, all the leaves. "A door!" says {guide}. {child} claps.',
            ],
          },
        ],
        middle: [
          {
            setting: 'jungle',
            camera: 'medium',
            child: 'stand worried',
            guide: 'stand angry',
            things: ['leaf'],
            text: [
              'A wall of ferns stood across the way, too thick to squeeze through. {guide} fined it a penny. Not a leaf of it moved.',
              'The ferns grew so close that not even {guide} could get in. "Closed for lunch," said {guide} crossly. But whose lunch? {child} saw a leaf tremble.',
            ],
          },
          {
            setting: 'jungle',
            camera: 'wide',
            child: 'wave happy',
            guide: 'look-up surprised',
            things: ['tree'],
            text: [
              'A long-necked dinosaur put its head down past a tree. Its teeth were pegs, like a rake. It pulled off the leaves and swallowed. It never chewed once. By teatime {guide} was going through a gate.',
              '"Wait," said {child}. Down by a tree came a neck as long as a lorry. It raked off leaves with its peg teeth and swallowed them without chewing. Soon {guide} could stroll through the hole.',
            ],
          },
        ],
        old: [
          {
            setting: 'jungle',
            camera: 'medium',
            child: 'stand worried',
            guide: 'stand angry',
            things: ['leaf'],
            text: [
              'The path went into a wall of ferns and did not come out. Each leaf was as long as a rowing boat, and behind them there were more. {guide} pushed, and was pushed back. {child} tried going round, but round was ferns as well. "This," said {guide}, "is obstruction," and wrote it a ticket. The ferns took no notice of the ticket.',
              'Between them and the water stood a hedge that nobody had ever cut. {child} could get an arm into it, but not a shoulder. {guide} tried the front, the side and a stern letter. Then {guide} sat down with a leaf for a hat, and said it wanted a giant with a rake. It was meant as a joke.',
            ],
          },
          {
            setting: 'jungle',
            camera: 'wide',
            child: 'wave happy',
            guide: 'look-up surprised',
            things: ['tree'],
            text: [
              'Over the top of a tree came a neck, and more neck, and at last a small calm head. It took the end of a branch in its mouth and drew back. Its teeth were thin pegs, set like a rake, and off came every leaf. It never chewed. It simply swallowed, and began again. Before {guide} had thought what to charge, there was a door.',
              '"Don\'t move," said {child}. A mouth was coming down beside the tree on the end of a very long neck. It had pegs in front instead of proper biting teeth. It combed the green off the stalks and gulped it down without chewing, and never once moved its feet. Twenty mouthfuls later {child} and {guide} were walking through where lunch had been.',
            ],
          },
        ],
      },
      ask: {
        young: ['What did Dip do with the leaves?', 'Gulp! Dip never chewed.'],
        older: [
          'How did Diplodocus eat?',
          'It raked off leaves with teeth like pegs and swallowed them without chewing.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          setting: 'pond',
          time: 'sunset',
          camera: 'wide',
          child: 'hold happy: book',
          guide: 'wave happy',
          text: [
            'There is the lake. There is Dip. "Finished!" says Dip. {child} has the book. {guide} waves.',
            'Dip is by the water. Dip gives {child} the book. It is wet. {guide} waves to Dip.',
          ],
        },
        {
          setting: 'library',
          time: 'sunset',
          camera: 'close',
          child: 'point surprised',
          guide: 'stand shy',
          things: ['feather'],
          text: [
            'Look at {guide}. Two feet. Claws. One feather. "You are a dinosaur too!" says {child}.',
            'Home. {child} finds one feather. Dip had cousins with those. Their children are birds. Hello, {guide}!',
          ],
        },
      ],
      [
        {
          setting: 'library',
          time: 'sunset',
          camera: 'medium',
          child: 'sit happy',
          guide: 'sit happy',
          things: ['book'],
          text: [
            'The book is back. It has a bite in it. {guide} and {child} read the rest.',
            'Back on the shelf. Every page smells of fern. {child} and {guide} share the book.',
          ],
        },
        {
          setting: 'library',
          time: 'sunset',
          camera: 'close',
          child: 'hug happy',
          guide: 'stand proud',
          text: [
            'Are all dinosaurs gone? Not quite. Birds are dinosaurs. This one is called {guide}. {child} hugs it.',
            'One kind of dinosaur is still here. It sings. It hops. "Me?" says {guide}. "You," says {child}.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'pond',
          time: 'sunset',
          camera: 'wide',
          child: 'hold happy: book',
          guide: 'shout proud',
          text: [
            'At the lake a very long neck came up. "I have just finished," said D. Plodocus, and gave {child} the book. "And the fine?" shouted {guide}. But Dip had only ferns.',
            'D. Plodocus lay in the evening sun with the book on one knee. "Take it, do," said Dip to {child}. "It gets very good." {guide} shouted a long number. Dip had no pockets.',
          ],
        },
        {
          setting: 'library',
          time: 'sunset',
          camera: 'close',
          child: 'point surprised',
          guide: 'stand shy',
          things: ['feather'],
          text: [
            '"Then the family must pay," said {guide}. {child} looked at the feet, and at the feather on the desk. Birds come from dinosaurs. "{guide}," said {child}, "you are the family." {guide} paid one worm.',
            '{child} opened the big dinosaur book at the end. Some small dinosaurs grew feathers, and their family are the birds. {child} held up a feather. {guide} looked at the bill. {guide} tore it up.',
          ],
        },
      ],
      [
        {
          setting: 'pond',
          time: 'sunset',
          camera: 'medium',
          child: 'wave happy',
          guide: 'think worried',
          things: ['book'],
          text: [
            '"Is it Tuesday already?" said D. Plodocus, and let the book down. There was a fern to mark the place. "Nobody can pay this," said {guide}. "You have no pennies, and no relations." {child} waved goodbye.',
            'D. Plodocus was on the last page, and they waited until it was done. Then the book came down to {child}, held gently in small peg teeth. {guide} asked if Dip had family. "Some have feathers," said Dip.',
          ],
        },
        {
          setting: 'library',
          time: 'sunset',
          camera: 'close',
          child: 'sit happy',
          guide: 'sit shy',
          things: ['coin'],
          text: [
            'Back at the desk {child} put down one coin. "That is from me," said {child}. "The rest is yours. Birds are dinosaurs, you know." {guide} had not known. {guide} sat quite still, feeling larger.',
            '"With feathers," said {guide} slowly, in the library. They both looked at {guide}. Every bird is a sort of dinosaur. So {guide} found a coin and paid it to {guide}. There was a receipt.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'pond',
          time: 'sunset',
          camera: 'wide',
          child: 'hold happy: book',
          guide: 'shout proud',
          text: [
            'The lake lay flat and gold, and in the reeds a long neck was bent like a question. "One moment," said D. Plodocus, and turned the last page. Then the book came down to {child}, only a little damp. "And now," shouted {guide}, "the matter of the fine!" Dip thought about it. Dip had ferns, and a good deal of mud, and no pockets at all.',
            'D. Plodocus was at the lake end, of course, reading with the tail held up out of the wet. "It does finish well," said Dip, and laid the book in {child}\'s hands. {guide} shouted the sum, right down to the last penny. Nobody spoke. A fish came up to see what a penny was.',
          ],
        },
        {
          setting: 'library',
          time: 'sunset',
          camera: 'close',
          child: 'point surprised',
          guide: 'stand shy',
          things: ['feather'],
          text: [
            '"Then it falls to the family," said {guide}, back at the desk, "if there is any left." {child} was looking at a picture. Some small dinosaurs had feathers, and theirs was the one line that never stopped. It was still going. It had two scaly feet and a notebook. "{guide}," said {child}, "who do you think birds come from?" One feather drifted down. After a while {guide} began to count out seeds.',
            'Home again, {guide} asked for the name of a living relation, to send the bill to. {child} found it in the back of the big book, past the bones. The great dinosaurs were gone 66 million years ago. The small feathered ones had gone on, and become the birds. {child} slid the page across, with a feather laid on it for a bookmark. {guide} read it twice. Then the bill made a very good paper hat.',
          ],
        },
      ],
      [
        {
          setting: 'pond',
          time: 'sunset',
          camera: 'medium',
          child: 'wave happy',
          guide: 'think worried',
          things: ['book'],
          text: [
            'D. Plodocus had been expecting them, on and off. "I would have posted it," said Dip, handing down the book, "but nobody has thought of posts." {guide} explained about the pennies, and how the family must pay. "Then ask my cousins," said Dip. "The little ones, with the feathers. They mean to get on in life." {child} waved until the neck was only a line.',
            'There was a great deal of D. Plodocus, and it took some time to find the end with ears. "Your book," said Dip to {child}. "I kept it dry by holding it very high up." {guide} asked about relations, pencil ready. "My sort will not go on for ever," said Dip. "But the small feathery ones look busy." {child} began to wonder.',
          ],
        },
        {
          setting: 'library',
          time: 'sunset',
          camera: 'close',
          child: 'sit happy',
          guide: 'sit shy',
          things: ['egg'],
          text: [
            '"Feathered cousins," muttered {guide}, going through the files. "I shall know them at once. Two feet. Claws. They lay an egg." {guide} stopped. {child} said nothing, and went on saying it. Birds are dinosaurs: it said so on the next card, in red. Very quietly {guide} wrote one more line in the notebook. "Paid," it said, and underneath: "by a member of the family."',
            'It was {child} who worked it out, from the bones in the big book. The hollow bones, the three toes in front, the egg in a nest: it was all there already. Birds are the dinosaurs that are left. {guide} stood before the mirror for some time, sideways, with the chin up. There would be no fine today. {guide} practised a small roar, and the lamp did not even shake.',
          ],
        },
      ],
    ],
  },
};
