import type { FactSheet } from '../sheet.ts';

/** A giant fell asleep with the string of a kite in one fist, and a hand is not opened at the hand. */
export const humanBody: FactSheet = {
  id: 'human-body',
  topic: 'science',
  title: 'The human body',
  subject: 'the human body',
  words: [
    'human body',
    'body',
    'bone',
    'skeleton',
    'muscle',
    'brain',
    'skin',
    'nerve',
    'joint',
    'goosebump',
    'how bodies move',
    'how bodies work',
    'why do we have bones',
    'how many bones do we have',
    'why do we get goosebumps',
    'how does the brain work',
  ],
  guides: ['mole', 'builder', 'wheelbarrow'],
  titles: [
    "The Kite in the Giant's Fist",
    'The Small Green Door',
    '{child} Goes Up the Sleeve',
    'Push, Said {guide}',
    'A Hill with Five Fingers',
  ],
  facts: [
    {
      id: 'goose-pimples',
      says: 'When the skin is cold, a tiny muscle at the root of each hair pulls the hair upright; that makes goose pimples.',
      source: 'Encyclopaedia Britannica, "Goose bumps"',
    },
    {
      id: 'cords',
      says: 'Most of the muscles that move the fingers are in the forearm and pull on the fingers through long cords, the tendons.',
      source: 'Encyclopaedia Britannica, "Hand" and "Tendon"',
    },
    {
      id: 'pull',
      says: 'Muscles can pull and cannot push, so they work in pairs: one bends a joint and another straightens it.',
      source: 'Encyclopaedia Britannica, "Muscle"',
    },
    {
      id: 'mend',
      says: 'Bones are alive: a broken bone mends itself by growing new bone across the gap.',
      source: 'Encyclopaedia Britannica, "Bone: Remodeling, growth, and development"; NHS, "Broken arm or wrist"',
    },
    {
      id: 'joint',
      says: 'Where bones meet in a joint such as the elbow, their ends are covered with smooth cartilage and wetted by a slippery fluid.',
      source: 'Encyclopaedia Britannica, "Joint"',
    },
    {
      id: 'nerves',
      says: 'Nerves carry messages between the brain and the rest of the body, the fastest of them at more than 100 metres in a second.',
      source: 'Encyclopaedia Britannica, "Nervous system"',
    },
    {
      id: 'brain',
      says: 'The brain stays busy in sleep; it sorts and stores what happened in the day.',
      source: 'US National Institute of Neurological Disorders and Stroke, "Brain Basics: Understanding Sleep"',
    },
    {
      id: 'two-sides',
      says: 'The left side of the brain mostly moves the right side of the body, and the right side the left.',
      source: 'Encyclopaedia Britannica, "Human nervous system: Cerebral hemispheres"',
    },
    {
      id: 'how-many',
      says: 'A grown-up has 206 bones, and 27 of them are in each hand.',
      source: 'Encyclopaedia Britannica, "Human skeleton" and "Hand"',
    },
    {
      id: 'babies',
      says: 'A baby is born with more bones than a grown-up has; some of them grow together.',
      source: 'Encyclopaedia Britannica, "Human skeleton"',
    },
    {
      id: 'skin',
      says: 'The skin is the largest organ of the body; its top layer wears off in tiny flakes and is made new from below.',
      source: 'Encyclopaedia Britannica, "Human skin"',
    },
    {
      id: 'smallest',
      says: 'The smallest bone of the body, the stirrup, is in the ear and about 3 millimetres long.',
      source: 'Encyclopaedia Britannica, "Ear bone"',
    },
  ],
  never: [
    {
      wrong: /\bmuscles? (?:can |also )?push(?:es)? (?:the |our |a |your )/i,
      belief: 'Muscles push the bones.',
      truth: 'They only pull; another muscle pulls the bone back.',
    },
    {
      wrong: /\bbones? (?:is|are|was|were) (?:as )?dead\b|\bbones? (?:is|are) not alive\b/i,
      belief: 'Bones are dead, like stones.',
      truth: 'They are alive, and grow and mend.',
    },
    {
      wrong:
        /\bonly (?:use|used|uses) (?:ten per cent|a tenth|10 %|a small part) of (?:our|the|their|his|her|its) brain/i,
      belief: 'We only use a tenth of our brain.',
      truth: 'All parts of the brain are used, even in sleep.',
    },
    {
      wrong:
        /\bbrain (?:sleeps|stops|rests|is switched off|shuts down|was switched off) (?:when|while|at night|in sleep)/i,
      belief: 'The brain stops when we sleep.',
      truth: 'It goes on working all night.',
    },
    {
      wrong: /\b(?:strong|big) muscles in (?:the|our|your|its|a) fingers?\b/i,
      belief: 'There are strong muscles in the fingers.',
      truth: 'The fingers are moved by muscles in the palm and the forearm.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            "A giant sleeps on the hill. In one fist is a string. It is {child}'s kite!",
            '{child} had a kite. Then the giant held it. And then the giant fell asleep.',
          ],
          setting: 'mountain',
          camera: 'wide',
          child: 'look-up surprised',
          things: ['kite'],
        },
        {
          text: [
            '"Push," says {a guide}. The thumb stays shut. {child} sees a small green door.',
            'Here is {a guide}. Push, push. The fist is shut. {child} knocks at a tiny door.',
          ],
          setting: 'mountain',
          camera: 'close',
          child: 'point curious',
          guide: 'reach determined',
        },
      ],
      [
        {
          text: [
            '{child}, where is the kite going? Nowhere. A giant holds the string. Snore, says the giant.',
            "Snore. Snore. One big hill is asleep. It has {child}'s kite.",
          ],
          setting: 'mountain',
          camera: 'wide',
          child: 'think worried',
          things: ['kite'],
        },
        {
          text: [
            '{a guide} has the key. There is a door up the sleeve. In goes {child}.',
            'Up a sleeve, a door. {a guide} turns the key. "Mind the step, {child}!"',
          ],
          setting: 'cave',
          camera: 'medium',
          child: 'walk curious',
          guide: 'walk proud',
          things: ['key'],
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'The giant had only asked for one go. He held the string of the kite, and smiled, and fell asleep. That was at two. {child} said, "Excuse me," for an hour. The fist stayed shut.',
            'A fist as large as a shed lay on the hill. Out of the top came a string, and up there flew a kite. "Is it my turn now?" asked {child}. The rest of the giant snored.',
          ],
          setting: 'mountain',
          camera: 'wide',
          child: 'look-up worried',
          things: ['kite', 'string'],
        },
        {
          text: [
            '"Push," said {a guide}, leaning on the thumb. "Things open if one pushes." Nothing opened. But at the wrist there was a small green door, with a mat. {guide} had the key. "I see to things in here."',
            '{a guide} was sent for. {guide} looked after giants, mostly by pushing. "It is no good at the front," said {guide} at last. "We go in by the sleeve." Under the cuff was a green door. {child} held the key.',
          ],
          setting: 'mountain',
          camera: 'close',
          child: 'hold curious: key',
          guide: 'reach determined',
        },
      ],
      [
        {
          text: [
            'It was the best kite {child} ever had, and it was up there. The string came down to a big pink hand. The hand was closed, and so were the eyes. There would be wind until sunset and no longer.',
            '{child} pulled and pulled. The kite had a string like an iron bar. At the other end a giant lay on his back among the sheep. He had said he would hold it just for a minute.',
          ],
          setting: 'mountain',
          camera: 'wide',
          child: 'reach determined',
          things: ['kite', 'string'],
        },
        {
          text: [
            '"He is made just like you," said {a guide}. "There is only more of it." {guide} opened a small green door in the wrist. "So it will all be simple. We push." {child} took a lantern.',
            'Somebody came round the elbow with a lantern. "Maintenance," said {a guide}. "Stuck hand? I shall give it a push." There was a little door for it. {child} went in, ducking under a hair.',
          ],
          setting: 'cave',
          camera: 'medium',
          child: 'hold curious',
          guide: 'point proud',
          things: ['lantern'],
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'It had been kind of the giant to ask so politely, and it would have been rude to say no. "One go," he had said, and took the string of the kite in his enormous fingers. Then the sun had come round the hill. Now it was three o\'clock. The kite was up, the giant was flat on the grass, and the fist was shut. {child} had tried coughing.',
            '"Could I have it back, please?" said {child}, for the ninth time, to a thumb. The thumb was as high as a garden shed. It lay across four fingers. Out of the top ran a string, and far up at the end of that was the kite. The giant had wanted to feel it tug. He had felt it tug, and smiled, and gone to sleep. The wind would drop at sunset. It always did.',
          ],
          setting: 'mountain',
          camera: 'wide',
          child: 'look-up worried',
          things: ['kite', 'string'],
        },
        {
          text: [
            '"What it wants is a push," said {a guide}, who had come about the snoring. {guide} pushed the thumb. {guide} pushed it again from the other side. "In all my life," said {guide}, "I have never seen that fail, apart from the other times." {child} was looking at the wrist. Behind the cuff was a green door, with a mat and a keyhole. "Oh, that," said {guide}, and found the key. "That only goes inside."',
            'By the elbow of the giant there is a bell, for emergencies. {child} rang it and {a guide} came, rather cross, with crumbs. {guide} listened. {guide} tried both ends of a key in a small green door, and the second end worked. "A hand is a simple thing," said {guide}, going in first. "It is shut. One pushes it until it is not." {child} had a feeling that this was not how hands went, and followed.',
          ],
          setting: 'mountain',
          camera: 'close',
          child: 'point curious',
          guide: 'reach determined',
          things: ['key'],
        },
      ],
      [
        {
          text: [
            'Of all the places a kite can be stuck, {child} had met most: trees, gutters, a duck. This was new. The kite was not in anything. It stood in the blue air, pulling nicely. It was the bottom of the string that was stuck, in the fist of a giant. He had asked for a turn, and had dozed off in the middle of it. He had a daisy in one nostril. It went in and out.',
            'There are rules about waking giants. You do not bang things, you do not jump on them, and on no account do you use a trumpet. They sit up too fast, and there are villages to think of. So {child} stood beside the big closed hand, with nothing to do but look. Up went the string. There at the top was the kite, red and small. At sunset the wind would stop, and it would come down in the sea.',
          ],
          setting: 'mountain',
          camera: 'wide',
          child: 'think worried',
          things: ['kite', 'string'],
        },
        {
          text: [
            '"Nobody opens a hand from outside," said a voice out of the cuff. It was {a guide}, holding up a lantern. "We do it from within. I have the key, I know the way, and I have a very good push." "Is he like us inside?" asked {child}. "Exactly like," said {guide}. "The same two hundred and six bones. They are just a longer walk." The door was low and green, and closed behind them with a click.',
            'Help came down the sleeve with a lantern. "{a guide}," said the help, "inspector of giants." It had already tried to push the thumb, and there was a dent in the inspector. "He is built as you are," said {guide}, unlocking a green door in the wrist. "There are twenty-seven bones in that hand, and every one is being stubborn." {child} looked at one hand, front and back, and wondered where in it the stubborn part was kept.',
          ],
          setting: 'cave',
          camera: 'medium',
          child: 'look-up curious',
          guide: 'hold proud: lantern',
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['goose-pimples'],
      shows: /\bhairs?\b/i,
      pages: {
        young: [
          {
            text: [
              'The arm is too steep. Brr, cold wind! Up stands every hair. {child} climbs from hair to hair.',
              '{child} slips down the arm. Then the giant gets cold. Pop! Each hair stands up, like a ladder.',
            ],
            setting: 'mountain',
            weather: 'wind',
            camera: 'wide',
            child: 'reach surprised',
          },
        ],
        middle: [
          {
            text: [
              'First they had to look at it from above, outside. But an arm is round, and the skin was warm and smooth. {guide} pushed {child} up from behind. They both slid down again. "Once more," said {guide}.',
              '"We need to see over," said {guide}. {child} took a run at the arm and got as far as a freckle. Then came the sliding. {guide} pushed from below and got sat on.',
            ],
            setting: 'mountain',
            camera: 'wide',
            child: 'reach determined',
            guide: 'reach determined',
          },
          {
            text: [
              'A cloud went over, and the giant shivered. All at once the arm came up in bumps. Under every hair a tiny muscle had pulled. All the hairs stood on end. "Goose pimples!" said {child}, and climbed them like a ladder.',
              'The wind turned cold. {child} felt a bump rise underfoot, and then a whole field of them. Up stood the hairs, each pulled straight by a muscle of its own. "Hold on to a hair," said {child}, "and step on the bumps."',
            ],
            setting: 'mountain',
            weather: 'wind',
            camera: 'medium',
            child: 'reach proud',
            guide: 'look-up surprised',
          },
        ],
        old: [
          {
            text: [
              'From the top of the arm, outside, {guide} said, one could see what the fingers were up to. It was a matter of getting there. The skin was smooth and warm and rose like the side of a whale. {child} got a knee up and came down on it. "I shall push," said {guide}, and pushed, and {child} went up two yards and slid back three. They lay at the bottom in a heap. All the hairs of the arm lay flat as well.',
              '"A survey first," said {guide}. "Over the top, look down, see what is what." But there was no path over that arm. It was all one long curve, and the only things to hold were hairs. Those lay down along the skin, as sleek as wet grass. {child} trod on one and skidded. {guide} took a run-up of some length. There was a thud, and a freckle with {guide} on it slowly slid into view.',
            ],
            setting: 'mountain',
            camera: 'wide',
            child: 'reach determined',
            guide: 'reach determined',
          },
          {
            text: [
              'Then a cloud covered the sun. The giant shivered in his sleep, and the whole arm changed. Bumps came up all over it. At the root of every hair sat one tiny muscle, and now each of them pulled. Up stood the hairs in rows. "Goose pimples," said {child}. "He thinks he has fur to fluff." They went up hand over hand, from hair to hair, before the sun could come out again.',
              '"We are going about it wrong," said {child}. "What happens to my arms when I am cold?" They waited for the wind. It came over the hill with a bite in it, and the skin gave a creep. Under each hair a small muscle tightened and pulled it upright, and the skin bulged round it. It was a staircase with a banister to every step. "I loosened it," said {guide}, climbing.',
            ],
            setting: 'mountain',
            weather: 'wind',
            camera: 'medium',
            child: 'reach proud',
            guide: 'look-up surprised',
          },
        ],
      },
      ask: {
        young: ['What did the hairs do in the cold?', 'They stood up!'],
        older: [
          'Why did the arm come up in bumps when it was cold?',
          'At the root of every hair a tiny muscle pulled the hair upright. Those are goose pimples.',
        ],
      },
    },
    {
      facts: ['cords'],
      shows: /\bcords?\b/i,
      pages: {
        young: [
          {
            text: [
              'Who bends the finger? {guide} looks. Nobody here. Just a cord. It goes up the arm!',
              'A cord runs by, on and on. {child} follows it. Finger, hand, wrist, arm.',
            ],
            setting: 'cave',
            camera: 'close',
            child: 'point curious',
            guide: 'stand surprised',
          },
        ],
        middle: [
          {
            text: [
              '"Here we are, inside the finger," said {guide}. "Now I push the muscle that shuts it." {guide} felt along the wall, and then the other wall. There was bone. There was no muscle anywhere. "Somebody has taken it," said {guide}.',
              'They went to the finger, since it was the finger that was stuck. {guide} rolled up for a good push. But there was nothing to push, only bone and a long white rope. "Well, who bends it?" asked {child}.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'point curious',
            guide: 'reach surprised',
          },
          {
            text: [
              '{child} found a white cord, as thick as a drainpipe and very tight. It ran out of the finger, through the wrist and on up the arm. "It is a puppet," said {child}. "The muscle is at the other end." So that was the way to go.',
              'The rope was a cord, and it twitched. {child} walked along it, out of the hand and into the arm. There at last sat a fat red muscle, holding on. It worked the finger from far away, like a bell in an old house.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'walk excited',
            guide: 'walk happy',
          },
        ],
        old: [
          {
            text: [
              '"Always begin where the trouble is," said {guide}, and led the way down into the first finger. It was a long low passage with a bone along the middle. {guide} wanted the muscle that had bent it, in order to push it. They looked above the bone. They looked below. There was not a muscle to be seen. "It is the strangest thing," said {guide}. "A strong finger like that, and nobody at home."',
              'The way into the finger was narrow, and {guide} got stuck and had to be talked out. "There must be a muscle here as big as a cow," said {guide}. "It has been holding that string since two." {child} held the lantern up to the roof and down to the floor. There was a bone and a good deal of wall. There was nothing in that finger that could have held a bun.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'point curious',
            guide: 'reach surprised',
          },
          {
            text: [
              'What there was, on the palm side, was a cord. It was white and smooth and stretched as tight as a piano string. {child} laid an ear against it, and it hummed. It led them back, under a kind of strap at the wrist, and up into the thick of the arm. There it ended in a muscle the size of a sofa. "It pulls from here," said {child}. "The hand is a puppet." {guide} bowed to the muscle, and was ignored.',
              '"What is this washing line?" asked {child}. A white cord went by, close to the bone, so tight that it twanged. They followed it as one follows a stream. It slid through a tunnel in the wrist beside a bundle of others, and came out in the arm. At the end of it was a great red muscle, fast asleep and holding on. All the strength of the finger was kept up here. "No wonder I missed it," said {guide}.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'walk excited',
            guide: 'walk happy',
          },
        ],
      },
      ask: {
        young: ['What was in the finger?', 'A cord. It goes up the arm.'],
        older: [
          'Where are the muscles that bend our fingers?',
          'Most of them are in the forearm, and they pull on the fingers through long cords.',
        ],
      },
    },
    {
      facts: ['pull'],
      shows: /\bpull(?:s|ed|ing)?\b/i,
      pages: {
        young: [
          {
            text: [
              '"Push!" says {guide}. The muscle cannot push. It can pull. {child} has a feather. The other one pulls back!',
              'One muscle can pull the fingers shut. One can pull them open. Tickle, {child}! A feather will do.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'reach happy: feather',
            guide: 'stand determined',
          },
        ],
        middle: [
          {
            text: [
              'There lay the muscle that kept the hand shut. "Now push the other way!" said {guide} to it, loudly, in its ear. It had no ear. {guide} pushed it, to show how. It only got tighter.',
              '{guide} made a speech to the muscle that had shut the hand. "You have closed it, so now open it. Push!" The muscle did not. It was not being rude. {child} saw that it had no way to.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'think curious',
            guide: 'shout determined',
          },
          {
            text: [
              '"It can\'t push," said {child}. "A muscle can only pull. There must be one that pulls back." It lay on the other side of the bone, thin and idle. {child} tickled it with a feather. Far away, one finger lifted a little.',
              'Round the back of the bone lay a second muscle. The front one pulls to bend, and this pulls to straighten. Neither can push. "Like a saw with two people," said {child}, and got out a feather. The sleepy one began to stir.',
            ],
            setting: 'cave',
            camera: 'close',
            child: 'reach happy: feather',
            guide: 'stand surprised',
          },
        ],
        old: [
          {
            text: [
              'Nobody could say that {guide} did not try. The big muscle on the inside of the arm had closed the hand and was keeping it closed. {guide} reasoned that what had shut it must open it. "Push!" shouted {guide}, and showed it how, with both ends and a run-up. The muscle swelled a bit and pulled harder. Out on the hill, the fist gripped the string more tightly than ever.',
              '"I shall have a word with the one responsible," said {guide}. The one responsible was red and stripy and as long as a bus. It was the muscle that bent the fingers. "Kindly reverse," said {guide}. When it did not, {guide} got behind and shoved. It was like shoving a hammock. The harder {guide} pushed, the less there was to push. {child} sat down on a bone and thought about doors.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'think curious',
            guide: 'shout determined',
          },
          {
            text: [
              '"It doesn\'t know how to push," said {child}. "It is like a rope: it can pull, and then it can stop. If that one pulls the fingers shut, another has to pull them open." They climbed over the bone. There on the far side was its partner, pale from want of use. {child} tickled it with a feather, end to end. It drew itself up. Down the arm something slid the other way. "Ah," said {guide}. "The reverse is round the back."',
              'A door that you can only pull, thought {child}, needs a handle on each side. So there had to be a second muscle, behind, to pull where the first one would not push. And there it was. It was thinner, and seemed to be asleep, and had cords of its own to the backs of the fingers. "They take turns," said {child}. "Whichever pulls, the other lets go." {guide} lent a feather. The back muscle sighed, and began.',
            ],
            setting: 'cave',
            camera: 'close',
            child: 'reach happy: feather',
            guide: 'stand surprised',
          },
        ],
      },
      ask: {
        young: ['Can a muscle push?', 'No. It can only pull.'],
        older: [
          'Why does it take two muscles to close a hand and open it again?',
          'A muscle can only pull. One pulls the fingers shut, and another one pulls them straight.',
        ],
      },
    },
    {
      facts: ['mend'],
      shows: /\bnew bone\b/i,
      pages: {
        young: [
          {
            text: [
              'There was a crack in this bone. Was! New bone grew over it. {child} walks across.',
              'Will the bone hold {child}? It broke once. Now new bone is there. Hop, hop!',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'walk happy',
          },
        ],
        middle: [
          {
            text: [
              'The way up the arm was along a bone. Then {guide} stopped. "Closed," said {guide}. "He fell over a church in spring, and it broke just here. We shall need a plank and a push." {child} looked for the hole.',
              '"I remember a gap ahead," said {guide}. "He broke this arm in March, on a windmill." {guide} went first, with closed eyes, feeling for the edge. {child} held the lantern. No edge came.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'look-up worried',
            guide: 'stand worried',
          },
          {
            text: [
              'There was no hole. There was a lump, like the knot in a shoelace. While nobody looked, new bone had grown from both sides and met. "It mended itself," said {child}, and walked over. It was warm.',
              '"You have passed it," said {child}. There was a thick place, and that was all. A bone is alive, so it had made new bone and closed the gap. "Without a plank?" said {guide}. {guide} was quite upset.',
            ],
            setting: 'cave',
            camera: 'close',
            child: 'kneel surprised',
            guide: 'look-up surprised',
          },
        ],
        old: [
          {
            text: [
              'A bone ran up the arm like a causeway, and they walked on it in single file. {guide} was telling how the giant had tripped over a church, and what the bells had sounded like. Then {guide} stopped so short that {child} trod on the end of the story. "It broke right through," said {guide}. "Just about here. I had forgotten. We can go no further without a plank."',
              'In the middle of the long arm bone {guide} put up a sign that said DANGER. It was kept folded for the purpose. "There is a crack across," said {guide}. "He sat down on a windmill without looking, and put out a hand. They had it in plaster until June." {child} asked how wide it was. "A plank and a good push would do it," said {guide}, not going any nearer.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'look-up worried',
            guide: 'stand worried',
          },
          {
            text: [
              '{child} lay down and slid forward, lantern first. There was no crack. Where it had been there was a ridge, and the ridge was bone. It was warm, and if you kept still you could feel it being busy. "It grew," said {child}. "It made new bone from both ends until they met." "Nobody told it to," said {guide}. "Nobody had to. It is not a beam. It is alive." They crossed, and {guide} thanked it.',
              '"Who mended it?" said {child}. In the light of the lantern the bone went on without a break. It was only thicker in one spot, like a healed branch. The plaster had held it still, and that was all that anybody had done. The bone had built the new bone itself, grain by grain, in the dark. {guide} tapped the place with great respect. Then {guide} folded up the sign and was quiet for a while.',
            ],
            setting: 'cave',
            camera: 'close',
            child: 'kneel surprised',
            guide: 'look-up surprised',
            things: ['lantern'],
          },
        ],
      },
      ask: {
        young: ['What grew over the crack?', 'New bone.'],
        older: [
          'How did the broken arm mend?',
          'Bone is alive. New bone grew from both sides of the break until they met.',
        ],
      },
    },
    {
      facts: ['joint'],
      shows: /\b(?:slippery|smooth)\b/i,
      pages: {
        young: [
          {
            text: [
              'Here is the elbow. So smooth! So slippery! Whee, goes {child}. Whee, goes {guide}.',
              'Two bones meet. The ends are slippery. {guide} sits down with a bump. {child} slides.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'sit excited',
            guide: 'sit surprised',
          },
        ],
        middle: [
          {
            text: [
              'At the elbow two bones met, one in the hollow of the other. {guide} stepped on to the hollow and was gone. {guide} came back and was gone the other way. {child} watched. There was nothing in there to hold.',
              '"Elbows squeak," said {guide}, and tipped in a can of oil. There was no need. It was wet already. {guide} set out across the place where bones meet. Then {guide} lay down.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'stand surprised',
            guide: 'jump surprised',
          },
          {
            text: [
              'The bones had smooth caps, with slippery wet in between. An elbow bends all day and must not scrape. "It is made for sliding," said {child}, and sat down. Off they went, round the bend in one go.',
              '"You can\'t walk on it," said {child}. "Nothing can. That is what it is for." The bones had caps, smooth as wet plates, so that nothing ever rubbed. {child} sat on the slippery edge and let go. {guide} passed, backwards.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'sit excited',
            guide: 'sit happy',
          },
        ],
        old: [
          {
            text: [
              'There is a sort of saddle in an elbow, where one bone rides in the crook of another. They had to get round it. {guide} took one step into the saddle and left. It was not a fall, for a fall has an end. {guide} went down one side and up the other and came back past {child} with raised eyebrows. "It needs a handrail," said {guide}, going by. "It needs sand," said {guide}, returning.',
              'They reached the elbow, and {guide} unpacked a can of oil. "They all creak at his age," said {guide}. {child} put one finger on the bone. It was already wet, with something clear and stringy, like the white of an egg. "I think it oils itself," said {child}. By then {guide} had stepped on it, oil and all. For some time there was only a sound, as of somebody polishing a very big bowl.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'stand surprised',
            guide: 'jump surprised',
          },
          {
            text: [
              '{child} felt the bone. It was not bare. The end wore a cap of something white, smooth as wet soap, and so did the bone that met it. Between the two was a slippery film. "If it held us, it would hold itself," said {child}. "An elbow has to slide. So we had better." {child} sat down, put up both feet, and went round the whole joint like an egg in a basin. It was the quickest part of the journey.',
              '"Stop trying to stand!" called {child}. Nothing was meant to stand there. Each bone had a smooth white cap, and the wet in between kept them from rubbing. He had bent that arm all his life, and nothing had worn rough. {child} chose a spot, and sat. It was slippery all the way. At the bottom {guide} was waiting, with dignity, upside down.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'sit excited',
            guide: 'sit happy',
          },
        ],
      },
      ask: {
        young: ['What is an elbow like inside?', 'Smooth and slippery.'],
        older: [
          'Why do bones not scrape where they meet?',
          'Their ends have smooth caps, with a slippery fluid in between.',
        ],
      },
    },
    {
      facts: ['nerves'],
      shows: /\bnerves?\b/i,
      pages: {
        young: [
          {
            text: [
              '"Let go," says the letter. {guide} walks with it. Too slow! {child} taps a nerve. Zip!',
              'Who will take the letter up? A nerve will! {child} taps it. Zip, to the top. Wait for me, {guide}!',
            ],
            setting: 'cave',
            camera: 'close',
            child: 'reach excited',
            guide: 'hold surprised: letter',
          },
        ],
        middle: [
          {
            text: [
              '"The brain gives the orders," said {guide}. "We must send up a letter." {child} wrote, PLEASE LET GO. {guide} set off with it at a trot. "I shall be there by Thursday," {guide} called. The sun was quite low.',
              '{child} had written a letter to the brain. It was short and polite. "I know the way up," said {guide}. "Over the shoulder, left at the neck. It is two days, if I push on." They did not have two days.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'point worried',
            guide: 'run determined: letter',
          },
          {
            text: [
              'Beside the path ran a pale thread. It went all the way up. {child} tapped it: one, two, one, two. A tickle shot off along the nerve, faster than a racing car. It was there before {guide} had turned round.',
              'A nerve as thin as wool ran along the wall. Messages were whizzing past in it, both ways. {child} patted the end, one pat for each word. Off they went, quicker than any racing car. {guide} stood there holding the letter.',
            ],
            setting: 'cave',
            camera: 'close',
            child: 'reach excited',
            guide: 'stand surprised',
          },
        ],
        old: [
          {
            text: [
              'A hand does nothing by itself, {guide} said; it waits to be told. Orders came from the brain, and the brain was in the head, far away beyond the shoulder. {child} wrote a letter in capitals. PLEASE LET GO OF THE STRING. {guide} folded it small and stood up straight. "I shall push through," said {guide}. "Expect an answer by Thursday." It was ten past five on Monday.',
              '"Write to the top," said {guide}. "That is what I do. I have had a reply, too, once." So {child} wrote a letter to the brain. It said please twice. It said sunset. {guide} took it and measured the way with one eye shut: arm, shoulder, neck, and up past the ear. "Two days," said {guide}, "with the wind behind me." {child} looked out at the light. It was getting long and yellow.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'hold worried',
            guide: 'run determined: letter',
          },
          {
            text: [
              '{child} had put out a hand to the wall, and something buzzed. It was a nerve, pale and thin, and it ran the whole length of the arm. Whatever the fingers felt went up in it, and whatever they were to do came down. The quickest news goes more than a hundred metres in a second. So {child} knocked on it, gently, one knock to a word. {guide} had gone six steps. "Never mind," called {child}. "It\'s been delivered."',
              '"What happens," asked {child}, "when he treads on a pin? Does somebody walk up and tell him?" There was a silence. In the silence they heard it, a tiny fizz in the wall. A nerve ran there, no thicker than wool, and news was going by faster than a racing car. {child} laid a palm on the end and patted. Please. Please. The pats were in the head before the hand was lifted. {guide} tore up the letter rather slowly.',
            ],
            setting: 'cave',
            camera: 'close',
            child: 'reach excited',
            guide: 'stand surprised',
          },
        ],
      },
      ask: {
        young: ['What took the message up?', 'A nerve. Zip!'],
        older: [
          'How does the brain hear what a finger feels?',
          'A nerve carries the message, and the quickest ones go more than a hundred metres in a second.',
        ],
      },
    },
    {
      facts: ['brain'],
      shows: /\bbrain\b/i,
      pages: {
        young: [
          {
            text: [
              'Hush, the giant is asleep. Is the brain asleep? No! It is busy. {child} asks it nicely.',
              'The brain does not stop at night. It tidies the day. "Let go, please," says {child}.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'look-up curious',
            guide: 'hide calm',
          },
        ],
        middle: [
          {
            text: [
              '"Hush," said {guide} on the last step. "Here is the brain. He is asleep, so it is shut." And {guide} sat down on the mat to wait for morning. But {child} could hear something through the door.',
              'A sign on the door said BRAIN. "No use knocking," said {guide}. "When he sleeps, it is closed." {guide} pushed, all the same, and it did not budge. {child} bent and looked through the keyhole.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'kneel curious',
            guide: 'sit calm',
          },
          {
            text: [
              'The brain was as busy as a post office at Christmas. All the day was being sorted: sheep, sandwich, sun, kite. "Excuse me," said {child}. "It is about the kite. You may put it away now." Little lights ran off down a wire.',
              'In there nobody was sleeping at all. The brain was putting the day on shelves. It had just come to the string, and did not know where that went. "You let go of it," said {child} through the hole. "Ah," said the dark.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'point happy',
            guide: 'stand surprised',
          },
        ],
        old: [
          {
            text: [
              'The brain of a giant is about as large as a bakery, and just as wrinkled as a walnut. {guide} took off nothing, wearing no hat, but stood as if there had been one. "It is closed," {guide} whispered. "When they sleep, it stops. We might push, but one does not push a brain." {child} agreed with that. Still, for a place that was closed, there was a good deal of light under the door.',
              'Up under the roof of the head they came to a door without a handle. "The brain," said {guide}, very low. "Nobody in. He went to sleep at two, and it will not open until he wakes." {guide} spread out a rug and offered {child} half a biscuit. They sat. After a while {child} stopped chewing. On the other side of that door somebody was moving furniture.',
            ],
            setting: 'cave',
            camera: 'medium',
            child: 'kneel curious',
            guide: 'sit calm',
          },
          {
            text: [
              '{child} opened it a crack. It was like the back room of a library after a rainy Saturday. The brain was going through the whole day, throwing out most of it, and shelving the rest. Sheep. Cheese. A freckle. It had stuck at something red that pulled. "That one is finished," said {child} politely. "He can let go of it." The lights thought about this. Then one went running off to the right, and down the wall, in the direction of the hand.',
              'It was the night shift. In sleep the brain had not stopped; it was putting away. What he had seen went on one shelf and what he had heard on another. A good many sheep went nowhere. In the middle a small bright thing still hung, and tugged. "Hold the string," said something, over and over. "He has," said {child} through the crack. "He can stop now." There was a pause, such as a clock makes before it strikes.',
            ],
            setting: 'cave',
            camera: 'wide',
            child: 'point happy',
            guide: 'stand surprised',
          },
        ],
      },
      ask: {
        young: ['Does the brain stop at night?', 'No. It tidies the day.'],
        older: [
          'What does the brain do while we sleep?',
          'It stays busy. It sorts what happened in the day and stores some of it.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'One finger. Two. The hand is open! Out flies the kite. Good catch, {child}!',
            'Look, the fist! It opens like a flower. {child} has the kite again.',
          ],
          setting: 'mountain',
          time: 'sunset',
          camera: 'wide',
          child: 'cheer happy',
          things: ['kite'],
        },
        {
          text: [
            'In bed {child} makes a fist. Open. Shut. Open. Fast asleep.',
            '{child} is asleep. One hand is open. There is a string mark in it.',
          ],
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'sleep calm',
        },
      ],
      [
        {
          text: [
            'The giant yawns. Ahh! Up go both arms. Up goes the kite, and {child} runs.',
            'Twitch, goes the thumb. Then up it comes. Run, {child}! Catch the kite!',
          ],
          setting: 'mountain',
          time: 'sunset',
          camera: 'wide',
          child: 'run excited',
          things: ['kite'],
        },
        {
          text: [
            '"Again?" says the giant. {child} ties the string to a toe. Wave, kite!',
            'The string is on a big toe now. {child} waves. The toe waves too.',
          ],
          setting: 'mountain',
          time: 'sunset',
          camera: 'medium',
          child: 'wave happy',
          things: ['string'],
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'They came out by the green door. Something ran down the arm under the skin. The little finger lifted, then the next, like people getting up from a bench. {child} jumped and caught the string. The kite hardly noticed.',
            '"Nothing has happened," said {guide}, outside. Then the big hand sighed and opened, one finger after another. {child} took the string. {guide} gave the thumb a small push. "There," said {guide}. "I told you."',
          ],
          setting: 'mountain',
          time: 'sunset',
          camera: 'wide',
          child: 'jump excited',
          guide: 'look-up proud',
          things: ['string'],
        },
        {
          text: [
            'At bedtime {child} wiggled one hand under the lamp. On the back of it, thin cords slid to and fro. It was a good machine, and it did what it was told. It turned out the lamp. It let go of the switch.',
            'That night {child} held up an arm and blew on it. It took a while. Then the small hairs got up, one by one, as if somebody had called. {child} pulled up the blanket, and they all lay down.',
          ],
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'look-up calm',
        },
      ],
      [
        {
          text: [
            'When they came out, the sun sat on the edge of the hill. The fist gave a twitch. It rolled over, like a sleeper in bed, and lay open to the sky. There was the string. There was the kite. "Thank you," said {child}.',
            'The wind was nearly gone. {child} stood under the kite and counted. At five, the thumb moved. At seven, you could have driven a cow out of that hand. Out slid the string, and {child} ran with it.',
          ],
          setting: 'mountain',
          time: 'sunset',
          camera: 'wide',
          child: 'reach excited',
          things: ['kite', 'string'],
        },
        {
          text: [
            'The giant woke at last and looked at an empty hand. "Did I hold it well?" he asked. "Very well," said {child}. "Nobody ever held it so long." {guide} said nothing, and pushed a sheep out of the way.',
            '"Was I asleep?" asked the giant. "Not all of you," said {child}. He thought that over, from the top down. His big toe had an itch. {guide} had gone to give it a push.',
          ],
          setting: 'mountain',
          time: 'sunset',
          camera: 'medium',
          child: 'stand happy',
          guide: 'reach happy',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'They came out by the green door into a red evening. Nothing had changed. The fist lay on the grass, shut like a shop. "Well," said {guide}, "we have had a nice walk." Then something ran down the arm, under the skin, in a great hurry. The little finger unrolled. So did its neighbour. They went up one after another, as quietly as people leaving a concert. {child} reached in and took hold of the string, and felt the kite pull, miles up.',
            'Outside, the shadows of the sheep were as long as trees. {child} stood in front of the hand. It had twenty-seven bones. Behind them stood all the muscles they had met, and many more. Somewhere far off an order was given. The thumb went first. It swung away like a gate. Then the fingers opened. In the palm lay the end of the string, and {child} had it before it could slip. "It only wanted a push," said {guide}.',
          ],
          setting: 'mountain',
          time: 'sunset',
          camera: 'wide',
          child: 'reach proud',
          guide: 'stand proud',
          things: ['string'],
        },
        {
          text: [
            'That night {child} lay on one side with an arm out in the light of the lamp. Open. Shut. It was done before one had finished meaning it. Cords rose and sank on the back of the hand, thin as knitting. On the way down, somebody must be running. In there, under the pyjama sleeve, a small green door would not have been a great surprise. {child} looked for it, until the hand fell asleep by itself, a little open.',
            '{child} could not get to sleep for bending things. Elbow, knee, each of the toes: they slid in their cups and did not make a sound. One finger would not bend without the next. Nobody had ever mentioned that. The kite hung from the bookcase and turned in the draught from the window. Cold air came in over the sill. All along one arm, with nobody asking them, the small hairs rose to have a look.',
          ],
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'look-up calm',
        },
      ],
      [
        {
          text: [
            'The sun was standing on the hedge when they got out. "Listen," said {child} to {guide}. The snoring had stopped. The giant drew a breath that bent the grass, and stretched, and up went both arms. High over the hill the hand opened as a hand does in a yawn, right out to the tips. Down came the string. {child} ran under it, jumped, and hung on. For a moment both feet were off the ground, and the kite had two passengers.',
            '"We are too late," said {guide}, and began to fold up the rug. The wind had gone to a whisper, and the kite was sinking. Then the fist quivered. A ripple went over it, like the one that goes over a pond before rain. One by one, and in no hurry, five fingers straightened themselves on the grass. {child} snatched up the string and ran down the hill. The kite rose like something that has remembered its name.',
          ],
          setting: 'mountain',
          time: 'sunset',
          camera: 'wide',
          child: 'run excited',
          guide: 'look-up surprised',
          things: ['kite', 'string'],
        },
        {
          text: [
            'He was sorry, of course. Giants are. "I was only resting my eyes," he said. "The rest of me was awake." "Some of it was," said {child}. "It was very helpful." They let him have one more go before dark, standing up this time. {guide} stood behind, to push him if he nodded. Three of them looked at one small red kite. From where he stood, it was almost level.',
            '"I had such a dream," said the giant. "I was being tidied." {guide} coughed, and looked at the sheep. {child} wound in the kite, turn by turn, and thanked him for holding it so well. He held up his empty hand against the sky, and shut it, and opened it again. He seemed to find it funny. Long after dark, down in the village, they could see five fingers waving at the moon.',
          ],
          setting: 'mountain',
          time: 'sunset',
          camera: 'medium',
          child: 'stand happy',
          guide: 'stand happy',
          things: ['kite'],
        },
      ],
    ],
  },
};
