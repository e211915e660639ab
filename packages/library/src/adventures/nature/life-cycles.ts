import type { FactSheet } from '../sheet.ts';

/** A class is to be photographed again, and not one of those who were in the first picture looks like it any more. */
export const lifeCycles: FactSheet = {
  id: 'life-cycles',
  topic: 'nature',
  title: 'Butterflies, frogs and how they change',
  subject: 'how butterflies and frogs grow up',
  words: [
    'life cycle',
    'butterfly',
    'caterpillar',
    'chrysalis',
    'cocoon',
    'frog',
    'tadpole',
    'frogspawn',
    'metamorphosis',
    'ladybird',
    'dragonfly',
  ],
  guides: ['snail', 'tortoise'],
  titles: [
    'The Same Again, Please',
    'Nobody Looks Like That Now',
    '{child} Takes the Class Picture',
    '{guide} Has the Old Photograph',
    'Stand Still, Whoever You Are',
  ],
  facts: [
    {
      id: 'tadpole',
      says: 'A frog begins as an egg in jelly, hatches as a tadpole with gills and a tail, and grows legs.',
      source: 'Natural History Museum, London: Common frog',
    },
    {
      id: 'tail',
      says: "A tadpole's tail does not drop off: its body takes the tail in as the frog grows.",
      source: 'Encyclopaedia Britannica: Tadpole',
    },
    {
      id: 'caterpillar',
      says: 'A caterpillar becomes a chrysalis, and out of the chrysalis comes a butterfly.',
      source: 'Butterfly Conservation: Life cycle of a butterfly',
    },
    {
      id: 'skins',
      says: 'A caterpillar grows by shedding its skin several times.',
      source: 'Butterfly Conservation: Life cycle of a butterfly',
    },
    {
      id: 'food',
      says: 'Most caterpillars chew leaves, and most butterflies drink nectar through a long tube.',
      source: 'Butterfly Conservation: What butterflies eat',
    },
    {
      id: 'dragonfly',
      says: 'A young dragonfly lives under water for months or years before it climbs out and gets its wings.',
      source: 'British Dragonfly Society: Life cycle',
    },
    {
      id: 'ladybird',
      says: 'A young ladybird is long and dark, often with orange marks, has none of its black spots yet, and eats greenfly.',
      source: 'Natural History Museum, London: Ladybirds',
    },
    {
      id: 'wings',
      says: 'A new butterfly has crumpled wings and must wait for them to fill and dry before it can fly.',
      source: 'Butterfly Conservation: Life cycle of a butterfly',
    },
    {
      id: 'snails',
      says: 'Young snails hatch with a shell, like small copies of their parents, and so do not change in this way.',
      source: 'Encyclopaedia Britannica: Gastropod',
    },
    {
      id: 'eggs',
      says: 'Many butterflies lay their eggs on the plant that the caterpillars will eat.',
      source: 'Butterfly Conservation: Life cycle of a butterfly',
    },
    {
      id: 'bones',
      says: "Inside a chrysalis much of the caterpillar's body is broken down and built up again.",
      source: 'Natural History Museum, London: Metamorphosis',
    },
  ],
  never: [
    {
      wrong: /\btails? (?:drops?|dropped|falls?|fell|comes?|came) off\b/i,
      belief: "A tadpole's tail drops off.",
      truth: 'Its body takes it in.',
    },
    {
      wrong: /\bbutterfl(?:y|ies)\b[^.]*\b(?:comes?|came|hatch(?:es|ed)?) out of (?:a |its |their )?cocoons?\b/i,
      belief: 'A butterfly comes out of a cocoon.',
      truth: 'Butterflies have a chrysalis; many moths spin a cocoon.',
    },
    {
      wrong: /\bcaterpillars? (?:just )?(?:sleeps?|slept) (?:in|inside) (?:the|its|a) chrysalis\b/i,
      belief: 'The caterpillar sleeps in the chrysalis.',
      truth: 'It is built anew in there.',
    },
    {
      wrong: /\b(?:small|little|baby) butterfl(?:y|ies) (?:grows?|grew) (?:up|into|bigger)\b/i,
      belief: 'Small butterflies grow into big ones.',
      truth: 'A butterfly comes out full size; the caterpillar does the growing.',
    },
    {
      wrong: /\bspots (?:shows?|tells?|showed|told) (?:how old|the age of) (?:a |the )?ladybirds?\b/i,
      belief: 'Its spots show how old a ladybird is.',
      truth: 'The number of spots goes with the kind.',
    },
  ],
  opens: {
    young: [
      [
        {
          setting: 'garden',
          camera: 'close',
          child: 'hold curious: camera',
          text: [
            'Click! says the camera. In spring there were wriggly things. Where are they now, {child}?',
            '{child} has a camera. Last time: small black dots. Smile! Who is there? No one.',
          ],
        },
        {
          setting: 'pond',
          camera: 'wide',
          child: 'walk excited',
          guide: 'wave proud',
          things: ['camera'],
          text: [
            '"Same again!" says {a guide}. "All stand still." {child} has the camera. Who is who?',
            '"Get them all," says {a guide}. "I look the same!" {child} brings the camera.',
          ],
        },
      ],
      [
        {
          setting: 'bedroom',
          camera: 'medium',
          child: 'hold happy: book',
          text: [
            'In the book is a picture. Tiny, wet, new. Who are you, asks {child}.',
            '{child} has a book of friends. Every one is small. Not one has wings.',
          ],
        },
        {
          setting: 'garden',
          camera: 'medium',
          child: 'run excited',
          guide: 'point happy',
          things: ['bell'],
          text: [
            'Ding! {a guide} rings a bell. "School photo!" {child} runs down to the pond.',
            '"All stand here!" says {a guide}. The bell goes. Down goes {child}.',
          ],
        },
      ],
    ],
    middle: [
      [
        {
          setting: 'garden',
          camera: 'close',
          child: 'hold curious: camera',
          text: [
            'In April {child} had photographed the whole pond. There were commas, and stripes, and dots. Now it was July. The camera was ready, and they had gone.',
            '{child} wanted one picture twice, for spring and for summer. In spring they had all kept still. Now the camera looked at an empty lily leaf.',
          ],
        },
        {
          setting: 'pond',
          camera: 'wide',
          child: 'walk excited',
          guide: 'wave proud',
          things: ['rock'],
          text: [
            '"Everybody on the rock!" said {a guide}. "Same places as before. I have not changed at all." Strangers looked round. {child} held up the old picture.',
            'On a rock by the water stood {a guide}, with a list. "They were here in spring," said {guide}. "They look just like that." {child} began to search, picture in hand.',
          ],
        },
      ],
      [
        {
          setting: 'bedroom',
          camera: 'medium',
          child: 'hold happy: book',
          text: [
            '{child} kept a book about the pond. Page one was the class of April, all very small. Page two was blank. It was waiting for the same ones, larger.',
            'The first page of the book said MY FRIENDS. They were mostly specks. {child} sharpened a pencil for the second page, and set off.',
          ],
        },
        {
          setting: 'garden',
          camera: 'medium',
          child: 'run excited',
          guide: 'point proud',
          things: ['bell'],
          text: [
            '"The class will line up!" cried {a guide}, ringing a bell. No one came that {child} knew. "I hatched like this," said {guide}. "Why can\'t they keep still?"',
            'In the reeds {a guide} rang a bell for school. "Find me those faces," said {guide}. {child} looked at the picture. There was not one face like it.',
          ],
        },
      ],
    ],
    old: [
      [
        {
          setting: 'garden',
          camera: 'close',
          child: 'hold curious: camera',
          text: [
            'There had been eleven of them in the spring picture, and {child} had names for all. They sat in two rows by the pond, black or striped or round. None was longer than a thumbnail. The prize was for a pair: the same group again, in summer. {child} came down with the camera on the first of July. Everybody had left.',
            '"Before and After," said the notice about the competition. {child} had the Before already. It showed all the infants of the pond in April: some commas, some specks, and a sort of bottle brush. For the After one only needed the camera, and the same eleven. How far could they have got, on so few legs?',
          ],
        },
        {
          setting: 'pond',
          camera: 'wide',
          child: 'walk excited',
          guide: 'wave proud',
          things: ['rock'],
          text: [
            '"Late," said a voice, and {a guide} looked over the edge of a rock. {guide} had kept the register at the pond for years. "I have told them all to come as they were. Same row, same face. I myself have not altered since the egg." {child} bent to look at the list, and bent further, and was soon no taller than a reed.',
            'A notice on the rock said REUNION TODAY. Next to it stood {a guide}, the teacher, who liked things to stay as they are. "I should know them anywhere," said {guide}. "I have the picture." {child} had it too. They called the names. All round the pond strangers stopped what they were doing, and said, "Present."',
          ],
        },
      ],
      [
        {
          setting: 'bedroom',
          camera: 'medium',
          child: 'hold happy: book',
          text: [
            'On the last page of {child}\'s pond book there was space for one more drawing. The first page had been done in April, lying on the bank. It showed eleven persons, with legs or without. Underneath stood: "To be continued." Now it was July, and it rained no longer, and it was time that it was continued.',
            'Every book should end with the people it began with. {child} was quite firm about that. This one began in spring, with a page of small wet creatures, drawn from life. {child} had been ill for a bit, and then there was school. When the pencil was sharp again, the hedge was green, and there was a whole page to fill.',
          ],
        },
        {
          setting: 'garden',
          camera: 'medium',
          child: 'run excited',
          guide: 'point proud',
          things: ['bell'],
          text: [
            'Behind the water butt a bell was ringing, and {a guide} was taking the register. "Absent," said {guide}. "Absent. Absent. I told them to wait here until they were wanted." {guide} had hatched with that face and meant to keep it. {child} crept in under the dock leaves, which met overhead, and said that they would have to be looked for.',
            '"Silence in the back row," said {a guide}. There was no back row. There was a bell, a blackboard made of slate, and a great deal of sky. "They were perfectly good children when I had them," said {guide}. "They will not have changed. I didn\'t." {child} unrolled the spring page. By then it was as large as a door.',
          ],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['tadpole', 'tail'],
      shows: /\btadpoles?\b/i,
      pages: {
        young: [
          {
            setting: 'pond',
            camera: 'close',
            child: 'point surprised',
            guide: 'think curious',
            things: ['leaf'],
            text: [
              '"Where is the tadpole?" says {guide}. On the leaf sits a frog. "That was me!" {child} claps.',
              'A tadpole has a tail. This frog, on a leaf, has legs. Same one, {guide}! says {child}.',
            ],
          },
        ],
        middle: [
          {
            setting: 'pond',
            camera: 'wide',
            child: 'kneel worried',
            guide: 'shout determined',
            things: ['leaf'],
            text: [
              '"Number one," read {guide}. "Black. No legs. Long tail." They looked under every leaf in the water. A small frog kept getting in the way. "Not now," said {guide}.',
              'In the picture was a comma with a tail. {child} looked for it under a lily leaf. "Excuse me," said a frog. {guide} told it to wait its turn.',
            ],
          },
          {
            setting: 'pond',
            camera: 'close',
            child: 'point happy',
            guide: 'cover surprised',
            things: ['log'],
            text: [
              '"But I am number one," it said, from a log. "I was a tadpole. My back legs came, then my front ones." Its tail had gone back into it, bit by bit. {guide} looked for the join. {child} wrote FROG.',
              'It sat on a log and held out its hands. It had been a tadpole, with gills. It grew legs, and used its tail up from inside. {child} ticked the list. {guide} said it had been a nice tail.',
            ],
          },
        ],
        old: [
          {
            setting: 'pond',
            camera: 'wide',
            child: 'kneel worried',
            guide: 'shout determined',
            things: ['leaf'],
            text: [
              'First on the list was a round black person with a tail. "Never out of the water," said {guide}, "and never still." {child} lay on a leaf and looked down among the weed. There were beetles, and a newt, who was busy. A small frog had climbed up next to them. It said "I think", and then it said "If I might". {guide} hushed it both times.',
              '"We shall start with the easy one," said {guide}. "All head, all tail. Breathes water. You cannot mistake it." {child} went from leaf to leaf, holding the picture up beside whatever swam out. Nobody matched. A frog hopped along behind them with its hand up. "Visitors will please keep off the bank," said {guide}, without turning round.',
            ],
          },
          {
            setting: 'pond',
            camera: 'close',
            child: 'point happy',
            guide: 'cover surprised',
            things: ['log'],
            text: [
              '"You have ticked everybody but me," said the frog at last, from a log. "I\'m number one." {child} looked at the hands, and the knees. It had been a tadpole, it told them. First the hind legs had come, and then the arms; it gave up gills, and took to air. The tail did not go anywhere. It had been taken in and used. {guide} asked to see some proof.',
              '{child} turned round and counted its toes. "You were a tadpole," said {child}. "Weren\'t you?" The frog nodded hard, all down its front. It had sat on that log and grown a pair of legs, and another pair. Lungs had come while the gills went. As for the tail, that had gone back into the frog a little at a time. "Waste not," said {guide}, rather shaken.',
            ],
          },
        ],
      },
      ask: {
        young: ['What was the frog before?', 'A tadpole!'],
        older: ["What became of the tadpole's tail?", 'The body took it in as the frog grew.'],
      },
    },
    {
      facts: ['caterpillar', 'bones', 'wings'],
      shows: /\bchrysalis\b/i,
      pages: {
        young: [
          {
            setting: 'garden',
            camera: 'close',
            child: 'look-up happy',
            guide: 'look-up surprised',
            things: ['leaf'],
            text: [
              'A green parcel under a leaf. A chrysalis! Crack. Out come wings. {child} gasps. {guide} drops the list.',
              'Where is Stripes? In a chrysalis, on a leaf. Wait. Wait. Wings! {child} waves. {guide} blinks.',
            ],
          },
        ],
        middle: [
          {
            setting: 'garden',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'think angry',
            things: ['leaf'],
            text: [
              '"Number two: Stripes," said {guide}. "Soft. Many feet." There were holes in each leaf, but no Stripes. There was only a hard thing, hanging by its end. {guide} hung the list on it.',
              'They looked for somebody fat and hairy. On the nettle leaf there was a little case, like a folded umbrella. "Litter," said {guide}. {child} saw it twitch.',
            ],
          },
          {
            setting: 'garden',
            camera: 'close',
            child: 'cheer surprised',
            guide: 'cover surprised',
            things: ['flower'],
            text: [
              'It was a chrysalis. In there Stripes had been taken to bits, and put together again. It split. Something damp climbed out to a flower, with wings like crushed paper. {child} waited till they dried. {guide} said, "Stripes?"',
              '"It\'s a chrysalis," said {child}. The old body was being built into a new one. The case cracked, and up a flower walked a butterfly, all creases. Slowly its wings filled. {guide} asked where the feet had gone.',
            ],
          },
        ],
        old: [
          {
            setting: 'garden',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'think angry',
            things: ['leaf'],
            text: [
              'Number two was Stripes, who was soft and long, and never stopped eating. One could see where Stripes had been. Every leaf of the nettles was in rags. But at the end of the trail was only a dry grey thing that hung by its tail. {guide} took it for a coat peg, and hung up a hat. "Stripes was always late," said {guide}.',
              '"A big eater, with bristles," {guide} read out. "Sat at the back." They followed a line of holes from leaf to leaf. The last of them stopped at a stalk, and on the stalk was a kind of pod, shut tight. {guide} knocked on it and got no answer. {child} drew a line through number two, and felt rather sorry. The pod gave a jerk.',
            ],
          },
          {
            setting: 'garden',
            camera: 'close',
            child: 'cheer surprised',
            guide: 'cover surprised',
            things: ['flower'],
            text: [
              '"That is not a peg," said {child}. "It\'s a chrysalis, and it is Stripes." Inside, most of what had been caterpillar was taken apart, and built again to another plan. It cracked down the front. What came out crept up a flower and hung there, with wings as wet as laundry. They filled; they dried. It opened once, orange and black, and {guide} wept on the register.',
              'A chrysalis is not for resting in. {child} put an ear to it, and there was plenty going on. An old body was coming down, and a new one going up. Then the wall split. A creased and soggy person crept on to a flower, and let its wings hang until they were flat. It was a butterfly. "I\'d have known you by the stripes," said {guide}, who would not.',
            ],
          },
        ],
      },
      ask: {
        young: ['Where was Stripes?', 'In the chrysalis!'],
        older: ['What comes out of the chrysalis?', 'A butterfly, whose wings must first fill and dry.'],
      },
    },
    {
      facts: ['skins'],
      shows: /\bskins?\b/i,
      pages: {
        young: [
          {
            setting: 'forest',
            camera: 'medium',
            child: 'point curious',
            guide: 'hold worried: sock',
            text: [
              'One little skin. One bigger skin. "Socks?" says {guide}. Not a sock! {child} sees a bigger caterpillar.',
              '{guide} finds an empty sock. It is a skin! Too tight, says {child}. Who is in the next?',
            ],
          },
        ],
        middle: [
          {
            setting: 'forest',
            camera: 'wide',
            child: 'stand worried',
            guide: 'kneel sad',
            things: ['sock'],
            text: [
              'Beneath the oak lay somebody\'s clothes. They were as thin as a sock, and striped. Further on was another set, larger. "They have all undressed and run away," said {guide}. {child} picked one up.',
              '{guide} found an empty sock on a twig, and it had feet. Next came a longer one. "There were four of them," said {guide}, "and they are gone." {child} laid them in a row.',
            ],
          },
          {
            setting: 'forest',
            camera: 'close',
            child: 'point happy',
            guide: 'think surprised',
            things: ['coat'],
            text: [
              '"There was only one," said {child}. "It grew." A caterpillar\'s skin is like a coat with no give in it. It fills it, and splits it, and steps out. At the end of the row sat the owner. {guide} had to rub out three.',
              "Small, bigger, bigger, biggest: they were all one person's. When the skin got tight it came off, like last year's coat. {child} looked up. There hung a fat caterpillar, in a new one. {guide} said good morning once.",
            ],
          },
        ],
        old: [
          {
            setting: 'forest',
            camera: 'wide',
            child: 'stand worried',
            guide: 'kneel sad',
            things: ['sock'],
            text: [
              'In the wood they came on a sad thing. It hung on a twig, as limp as a sock, with a row of empty feet. A little further along was a second, and it was bigger; and so it went on, up the branch. {guide} took off a hat to each. "The whole back row," said {guide}. "And not one of them sent a note." {child} measured them with a grass stem.',
              '"Four of them went this way," said {guide}, who had found four tiny socks, or suits, along a bough. Each was split down the back. They lay in order, with the smallest at the bottom. {guide} entered them in the register as Missing, and could not go on for a time. {child} thought that it was odd how well they matched.',
            ],
          },
          {
            setting: 'forest',
            camera: 'close',
            child: 'point happy',
            guide: 'think surprised',
            things: ['coat'],
            text: [
              'They were not four people. They were four sizes. "It\'s one caterpillar," said {child}. Its skin would not stretch, any more than an old coat will. It ate until the seams went, crawled out in a new one, and began to fill that. The end of the trail was chewing. "Present," it said, with its mouth full. {guide} altered four absences to one large arrival.',
              '{child} put the largest next to the smallest. The stripes were the same; only the fit was different. "There is nobody missing," said {child}. "These are its old skins." A caterpillar grows too stout for what it has on, and bursts it, and there is a roomier coat beneath. They looked along the bough, and a great green face looked back. {guide} crossed out "Four" and wrote "Well fed".',
            ],
          },
        ],
      },
      ask: {
        young: ['Why did its skin come off?', 'It was too tight!'],
        older: ['How does a caterpillar grow bigger?', 'It sheds its skin several times.'],
      },
    },
    {
      facts: ['dragonfly'],
      shows: /\bunder (?:the )?water\b/i,
      pages: {
        young: [
          {
            setting: 'pond',
            camera: 'wide',
            child: 'cover surprised',
            guide: 'shout proud',
            things: ['log'],
            text: [
              'Up a log climbs Grumpy. Two years under water! Pop. Wings! It zooms past {guide}. {child} ducks.',
              '"Grumpy lives under water," says {guide}. Not now. Look at the log, {child}. Blue wings. Zoom!',
            ],
          },
        ],
        middle: [
          {
            setting: 'pond',
            camera: 'wide',
            child: 'reach worried',
            guide: 'point proud',
            things: ['log'],
            text: [
              '"Grumpy is always at the bottom," said {guide}. "Brown. Bad-tempered. Eats people." {child} dangled a long grass past a log. Nothing bit it. Something blue whizzed about their heads.',
              'There was a bug in the picture with a scowl. It had been there the year before, too. {child} and {guide} called it by the log. A thing like a helicopter came, and went.',
            ],
          },
          {
            setting: 'pond',
            camera: 'close',
            child: 'look-up happy',
            guide: 'cover surprised',
            things: ['footprints'],
            text: [
              'Wet footprints went up a reed. At the top was an empty brown shell with a scowl. "It lived under water," said {child}, "and then it climbed out." The dragonfly landed on {guide}. It was smiling.',
              '{child} followed small wet footprints, up out of the pond. There clung the old case, split down the back. It had been years under water. Today it had wings. "Grumpy?" said {guide}. It looped the loop.',
            ],
          },
        ],
        old: [
          {
            setting: 'pond',
            camera: 'wide',
            child: 'reach worried',
            guide: 'point proud',
            things: ['log'],
            text: [
              'Nobody had liked number seven, and it had come out well in the picture: brown, with a jaw, glaring. "Grumpy was here when I came," said {guide}. "It sits in the mud by that log, and it bites. It will never move." {child} fished for it with a grass stalk until the sun was high. A blue thing with glass wings hung in the air and watched them.',
              '"You may skip that one," said {guide}. It was a kind of goblin, with its lip stuck out. It had been in last year\'s picture too. But the rules said all eleven. {child} bent over the log, and called down into the mud, politely. There was not so much as a bubble. Something like a blue pencil with wings shot past, backwards.',
            ],
          },
          {
            setting: 'pond',
            camera: 'close',
            child: 'look-up happy',
            guide: 'cover surprised',
            things: ['footprints'],
            text: [
              'On a reed they found wet footprints, six to a set, going up. At the top, holding on tight, was Grumpy. {child} touched it, and it rattled. There was nothing in there but the scowl. "It lived under water for years," said {child}. "Then it climbed out here, and split, and left all this behind." The blue thing settled on {guide}\'s head. It was a dragonfly, and in excellent spirits.',
              '"Look, it walked," said {child}. Some small footprints had dried on the reed, and at the end of them sat a goblin made of paper. The back was open. Whoever had lived under water in that, all those winters, had come up one night, undone it and flown. The dragonfly hovered in front of the empty face, as one looks at an old school photograph. {guide} moved it to the front row.',
            ],
          },
        ],
      },
      ask: {
        young: ['Where did the dragonfly live first?', 'Under water!'],
        older: ['Where does a young dragonfly live?', 'Under water, until it climbs out and gets its wings.'],
      },
    },
    {
      facts: ['ladybird'],
      shows: /\bspots?\b/i,
      pages: {
        young: [
          {
            setting: 'garden',
            camera: 'medium',
            child: 'point happy',
            guide: 'think worried',
            things: ['rose'],
            text: [
              'On the rose: long, dark, no black spots. "Not on my list," says {guide}. It is a baby ladybird, {child}!',
              'Who is that on the rose? No black spots yet! {child} tells {guide}. It will be a ladybird.',
            ],
          },
        ],
        middle: [
          {
            setting: 'garden',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'shout angry',
            things: ['rose'],
            text: [
              '"Here is a stranger," said {guide}. On the rose was a long dark creature, like a small crocodile. "Shoo." It ate a greenfly and would not go. {child} looked in the picture.',
              'They needed a ladybird. There was none on the rose. There was just something grey and bumpy, with no manners. {guide} told it that this was private.',
            ],
          },
          {
            setting: 'garden',
            camera: 'close',
            child: 'kneel happy',
            guide: 'stand shy',
            things: ['flower'],
            text: [
              '"It\'s a ladybird," said {child}, "but it hasn\'t come to the spots." They begin like that. It stuck itself to a flower, went still, and in a week was red. {guide} said sorry to all seven spots.',
              '{child} knew that one. Ladybirds are long and dark to begin with, and have no black spots. They eat greenfly just the same. {guide} gave it a place in front, by the flower.',
            ],
          },
        ],
        old: [
          {
            setting: 'garden',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'shout angry',
            things: ['rose'],
            text: [
              '{guide} had views about strangers. One was walking about on the rose, blue-black and knobbly, like a crocodile as long as a grain of rice. It had greenfly on its chin. "This is a school," said {guide}. "Kindly wait outside." It took another greenfly. What they were after was a ladybird: round, red and neat. {child} looked all over the bush for one.',
              'The list had a gap in it, for a ladybird who had been promised. "One round red person," called {guide}. On the stem of the rose there was only a sort of dragon, with bumps. It seemed to think that it was expected. {guide} pointed to the gate. {child} had turned the picture over, and was reading what it said upon the back.',
            ],
          },
          {
            setting: 'garden',
            camera: 'close',
            child: 'kneel happy',
            guide: 'stand shy',
            things: ['flower'],
            text: [
              '"It was there in April as an egg," said {child}. "That\'s what the yellow dot was." A ladybird does not hatch as a ladybird. It is long and dark, and has no black spots, and it eats greenfly from morning to night. Then it fixes itself to a leaf or a flower, and its skin splits; and out comes the red. {guide} showed it to a chair.',
              '{child} compared the legs, of which there were six. The dragon was a ladybird, only not yet. First they are like this, without black spots, and hungry. Then they sit still for about a week. What comes out is yellow and soft, and its spots rise up on it later, like a photograph. {guide} gave it a flower to hold, in advance.',
            ],
          },
        ],
      },
      ask: {
        young: ['Has a baby ladybird got black spots?', 'Not yet!'],
        older: ['How does a young ladybird look?', 'Long and dark, and without the black spots.'],
      },
    },
    {
      facts: ['food', 'eggs'],
      shows: /\bnectar\b/i,
      pages: {
        young: [
          {
            setting: 'garden',
            camera: 'close',
            child: 'hold happy: flower',
            guide: 'hold worried: lettuce',
            text: [
              'Lunch! {guide} brings lettuce. The butterfly does not chew. It sips nectar. {child} has a flower.',
              'No more lettuce, {guide}. It has a long straw now. Sip, sip, nectar! {child} holds a flower.',
            ],
          },
        ],
        middle: [
          {
            setting: 'garden',
            camera: 'wide',
            child: 'stand worried',
            guide: 'hold proud: lettuce',
            text: [
              'To make them come, {guide} had laid on school dinner. It was lettuce, the same as always. The butterflies walked round it. {child} saw one try, and fall off.',
              '"They never left a crumb," said {guide}, and put down a lettuce. No one touched it. The butterflies had come for lunch, and had nothing to bite with.',
            ],
          },
          {
            setting: 'garden',
            camera: 'close',
            child: 'hold happy: flower',
            guide: 'think surprised',
            text: [
              '"They used to chew," said {child}. "Now they drink." And {child} held out a flower. A butterfly unrolled a tube, like a party blower, and sipped the nectar. {guide} ate the lettuce.',
              'One of them let down a long thin straw. It was for nectar! {child} brought a flower, and there was a queue. A mother laid an egg on the old leaf, for the next class. {guide} put the cloth back.',
            ],
          },
        ],
        old: [
          {
            setting: 'garden',
            camera: 'wide',
            child: 'stand worried',
            guide: 'hold proud: lettuce',
            text: [
              'The way to get a class together, said {guide}, is to serve dinner. There was lettuce, a great deal of it, and nothing else, for they had never wanted anything else. The bell went. They came down out of the sun by dozens, stood all round the plate, and looked at it. "Eat up," said {guide}. One of them put a foot in it. {child} was puzzled.',
              '"Two helpings each, they used to have," said {guide}, bringing in the lettuce. It had been cut up small. The butterflies arrived, and folded their wings, and waited. Nothing happened. {child} saw that they kept touching it with their feet. You could tell that they remembered it, and could not think what one did next.',
            ],
          },
          {
            setting: 'garden',
            camera: 'close',
            child: 'hold happy: flower',
            guide: 'think surprised',
            text: [
              'They had nothing to chew it with. {child} saw that when one of them yawned. Where the jaws had been there was a thing like a watch spring. So {child} fetched a flower. Out came the spring, longer and longer, into the heart of it, and nectar went up like lemonade. "But they were such good eaters," said {guide}. Somebody laid an egg on the lettuce, to be polite.',
              '"They have changed their mouths," said {child}. For leaves you want jaws, and they had given those up. What they had now was a tube, rolled like a tape. {child} held out a flower, and one of them let it down for nectar. The rest were in a line at once. On the way out, each mother stuck an egg beneath a nettle leaf. {guide} set the table for spring.',
            ],
          },
        ],
      },
      ask: {
        young: ['What does a butterfly drink?', 'Nectar!'],
        older: ['How do most butterflies feed?', 'They drink nectar through a long tube.'],
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
          child: 'hold proud: camera',
          guide: 'stand proud',
          text: [
            'All here! Legs, wings, spots. Click! says the camera. {guide} is in front. {child} says cheese.',
            'Smile! They will not keep still. Click, {child}! The camera gets {guide}. The rest is a blur.',
          ],
        },
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'close',
          child: 'stand happy',
          things: ['shoe'],
          text: [
            '{child} puts on a shoe from spring. Ouch! Too small. Well, well.',
            'Last spring it fitted. This shoe? Not now. {child} has grown too.',
          ],
        },
      ],
      [
        {
          setting: 'pond',
          time: 'sunset',
          camera: 'medium',
          child: 'wave happy',
          guide: 'wave shy',
          things: ['leaf'],
          text: [
            'Goodbye, frog. Goodbye, wings. {guide} finds a leaf. Six new dots! {child} counts them.',
            'All fly off. {guide} is sad. Look at this leaf, says {child}. Tiny eggs. Here we go!',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'sleep calm',
          things: ['book'],
          text: [
            'Two pages in the book. Small, then big. {child} is asleep, and growing.',
            'The book is shut. {child} is asleep. Out in the pond, a dot wriggles.',
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
          child: 'hold proud: camera',
          guide: 'stand proud',
          text: [
            'There they sat, in the same two rows. Not one was the same. "Nobody move," said {guide}. They moved. The camera got a leg, a wing, a splash and {guide}, quite sharp. {child} liked it.',
            '{child} looked through the camera. Frog, butterfly, dragonfly: all here. "As you were!" said {guide}. They could not be that. Click. Everybody blurred but {guide}.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'stand surprised',
          things: ['shirt'],
          text: [
            "That night {child} found last summer's shirt in the drawer. It stopped at {his} ribs. Somebody had shrunk it, or else it was that other thing.",
            '{child} pinned up the two pictures. Then {child} tried on an old shirt. An arm came out at each end, much too far. It was very like a tadpole.',
          ],
        },
      ],
      [
        {
          setting: 'pond',
          time: 'sunset',
          camera: 'medium',
          child: 'wave happy',
          guide: 'kneel surprised',
          things: ['leaf'],
          text: [
            '"That is the end of them," said {guide}. The others had all left. {child} turned over a leaf. Underneath it was a row of dots. {guide} got out a clean register.',
            'They flew and hopped away, and {guide} blew a nose. "Never mind," said {child}, and waved. On the back of a leaf was a new class. They were extremely small.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'sit happy',
          things: ['book'],
          text: [
            'In the book {child} wrote their names, twice. Once it was under the dots, and once under the wings. There was a line from each to each, and none of them was straight.',
            '{child} finished page two. The book had a page three after all. On it went eleven dots. That is how it starts.',
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
          child: 'hold proud: camera',
          guide: 'stand proud',
          text: [
            'At half past six they were all in their places. Where there had been commas sat frogs. The bottle brush had wings on. "Same faces, please," said {guide}, out of habit. {child} lifted the camera, and counted three. At two, something saw a fly. What came out was a leap, a blur, a flash of blue, and {guide}, as sharp as a stamp.',
            'They got them into two rows in the end. {child} held up the old picture beside the new one. You would have said that no two were related. "Now hold it there," said {guide}, "for ever, if you can." The camera clicked. Ten of the eleven had moved. They were always going to. Only {guide} was in focus, looking just like {guide}.',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'stand surprised',
          things: ['shirt'],
          text: [
            'It won a prize, though not the one for likeness. {child} hung both pictures over the bed, and went to find a clean shirt for the prize-giving. The good one was at the back of the drawer. It had been bought to grow into. The sleeves ended somewhere near the elbow, and it would not do up. {child} stood before the mirror in it for quite some time.',
            "The judges wrote that they could not see how these were the same eleven, but that they liked the {kind}. {child} did not mind. That night {child} was sent to try on last year's things. One shirt went over the head and stuck there. It was dark inside, and tight across the back, and {child} thought, just for a moment, about pushing.",
          ],
        },
      ],
      [
        {
          setting: 'pond',
          time: 'sunset',
          camera: 'medium',
          child: 'wave happy',
          guide: 'kneel surprised',
          things: ['leaf'],
          text: [
            'When it was over they went off in their different directions, up, down and over the wall. {guide} called the register once more, to nobody. "It is very quiet," said {guide}. {child} waved the last one out of sight, and then turned over a nettle leaf. Along the rib were beads, pale green, in a heap. {guide} counted them. After a while {guide} began to ring the bell.',
            '"I do wish that they would stay," said {guide}. The frogs had gone to the long grass, and the sky had the rest. {child} waved. Then {child} bent back a leaf, because it looked lumpy. There they were, no bigger than salt, and each with a face, very nearly. "Sit up straight," whispered {guide}, "while I find a pencil."',
          ],
        },
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'sit happy',
          things: ['book'],
          text: [
            'The last page of the book took until the lamp was wanted. {child} drew them all as they were now, with a thin line back to what each had been. It looked like a map of some very odd journeys. One line only was straight. It went from a small {kind} to a large one, and somebody had written along it: "No change."',
            'Under every drawing in the book there had to be a name, and {child} wrote the same eleven as before. It was true, and it looked like a mistake. "Comma," it said, beneath a frog. Then there was one space left over, at the end. {child} fetched the mirror, thought about April, and began with the feet, which were bigger.',
          ],
        },
      ],
    ],
  },
};
