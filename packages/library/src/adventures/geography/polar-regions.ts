import type { FactSheet } from '../sheet.ts';

/** The guide never goes to bed before it is dark, and it is June at the top of the world. */
export const polarRegions: FactSheet = {
  id: 'polar-regions',
  topic: 'geography',
  title: 'The Arctic',
  subject: 'the Arctic',
  words: [
    'arctic',
    'north pole',
    'polar region',
    'polar bear',
    'iceberg',
    'sea ice',
    'midnight sun',
    'northern lights',
    'arctic fox',
    'inuit',
    'why is it cold at the north pole',
  ],
  guides: ['walrus', 'seal', 'reindeer'],
  titles: [
    'Not Before It Is Dark',
    '{child} Puts {guide} to Bed',
    'Has Anybody Seen the Night?',
    'A Pillow for the North Pole',
    'I Am Not Tired, Said {guide}',
  ],
  facts: [
    {
      id: 'midnight-sun',
      says: 'In the middle of summer the sun does not set in the far north; it goes round the sky and shines at midnight.',
      source: 'Encyclopaedia Britannica, "Midnight sun"',
    },
    {
      id: 'tilt',
      says: 'The Earth leans as it goes round the sun; in June its northern end leans towards the sun, and in December away.',
      source: 'NASA Space Place, "What Causes the Seasons?"',
    },
    {
      id: 'polar-night',
      says: 'In the middle of winter the sun does not rise there for weeks, or at the pole for months.',
      source: 'Encyclopaedia Britannica, "Polar night"',
    },
    {
      id: 'no-land',
      says: 'There is no land at the North Pole, only frozen sea; the South Pole is on land, under thick ice.',
      source: 'Encyclopaedia Britannica, "North Pole"',
    },
    {
      id: 'drift',
      says: 'Sea ice floats, and wind and currents make it drift, often several kilometres in a day.',
      source: 'National Snow and Ice Data Center, "Sea Ice: Dynamics"',
    },
    {
      id: 'iceberg',
      says: 'By far the most of an iceberg is under the water, and it spreads out wider than what shows.',
      source: 'NOAA National Ocean Service, "What is an iceberg?"',
    },
    {
      id: 'south',
      says: 'From the North Pole every way leads south.',
      source: 'Encyclopaedia Britannica, "North Pole"',
    },
    {
      id: 'noon',
      says: 'When it is noon at home, the sun as seen from the pole stands over the way that leads home.',
      source: 'Encyclopaedia Britannica, "Meridian (geography)"',
    },
    {
      id: 'snow-warm',
      says: 'Snow is full of air and keeps warmth in; polar bear mothers dig dens in it.',
      source: 'National Snow and Ice Data Center, "Snow and Animals"',
    },
    {
      id: 'fox',
      says: 'The Arctic fox is white in winter and grows a thinner, brown coat for the summer.',
      source: 'Encyclopaedia Britannica, "Arctic fox"',
    },
    {
      id: 'bears',
      says: 'Polar bears live only in the north, and penguins nearly all in the southern half of the world.',
      source: 'British Antarctic Survey, "Penguins"',
    },
    {
      id: 'aurora',
      says: 'The northern lights can be seen only when it is dark.',
      source: 'Royal Museums Greenwich, "What causes the northern lights?"',
    },
    {
      id: 'people',
      says: 'Inuit, Sámi and other peoples have lived in the Arctic for thousands of years.',
      source: 'Arctic Council, "Arctic Peoples"',
    },
  ],
  never: [
    {
      wrong: /\bpolar bears? (?:eats?|hunts?|chases?|meets?) penguins?\b/i,
      belief: 'Polar bears eat penguins.',
      truth: 'They live at opposite ends of the Earth.',
    },
    {
      wrong: /\bNorth Pole (?:is|lies|stands) on (?:land|rock|an island|a mountain)\b/i,
      belief: 'The North Pole is on land.',
      truth: 'It is in the middle of a frozen sea.',
    },
    {
      wrong: /\b(?:pole|poles|arctic) (?:is|are) always (?:dark|night|frozen)\b/i,
      belief: 'The Arctic is always dark.',
      truth: 'In summer the sun does not set there for weeks.',
    },
    {
      wrong: /\bmost of (?:an|the|every) iceberg (?:is|was|stands|shows) above\b/i,
      belief: 'Most of an iceberg is above the water.',
      truth: 'By far the most of it is below.',
    },
    {
      wrong: /\b(?:nearer|closer) to the sun in (?:the )?summer\b/i,
      belief: 'We are closer to the sun in summer.',
      truth: 'Summer comes to the end of the Earth that leans towards the sun.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'Bed for {child}. But it is light! Then a letter comes. "I am not tired," it says.',
            'Plop. A cold letter. "Help," it says. "It will not get dark." {child} sits up.',
          ],
          setting: 'bedroom',
          camera: 'medium',
          child: 'hold surprised: letter',
        },
        {
          text: [
            'Snow! And {a guide}, wide awake. "Not before it is dark," says {guide}. Yawn. {child} has a pillow.',
            '{child} takes a pillow north. There sits {a guide}. "Bed?" "Not till it is dark."',
          ],
          setting: 'snow',
          camera: 'wide',
          child: 'hold happy: pillow',
          guide: 'sit proud',
        },
      ],
      [
        {
          text: [
            'The sun is up. {child} is in pyjamas. Someone else is up too, far away. A letter says so.',
            '"Dear {child}," says the letter. "You are good at bed. Please come and show me."',
          ],
          setting: 'bedroom',
          camera: 'close',
          child: 'hold curious: letter',
        },
        {
          text: [
            'North, north goes {child}, with a pillow. There is {a guide}. "I stay up till dark," says {guide}.',
            'All white. {a guide} yawns. "Not tired," says {guide}. {child} pats the pillow.',
          ],
          setting: 'snow',
          camera: 'medium',
          child: 'stand curious',
          guide: 'stand proud',
          things: ['pillow'],
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'It was bedtime and broad daylight. {child} lay looking at the curtain. Then a letter slid under the door, as cold as a fish. "I hear that you are good at going to bed," it said. "Please come. I have forgotten how."',
            '{child} could not sleep, because it was June and still light. Somebody else could not sleep either. There was a letter about it on the mat. It came from the top of the world. There was snow in the folds.',
          ],
          setting: 'bedroom',
          camera: 'medium',
          child: 'hold surprised: letter',
        },
        {
          text: [
            '{child} took a pillow and followed the cold to where it came from. There on the snow sat {a guide}, with eyes like saucers. "I never go to bed before it is dark," said {guide}. "I was well brought up. Have you seen it anywhere?"',
            'Behind the letter it was white for miles. {child} stepped in, with a pillow. "At last," said {a guide}. "I shall sleep the moment it is dark. That was my promise." Then {guide} yawned so widely that {child} could see supper.',
          ],
          setting: 'snow',
          camera: 'wide',
          child: 'hold determined: pillow',
          guide: 'sit proud',
        },
      ],
      [
        {
          text: [
            '"Sleep well," they said, and pulled the curtains. It made no difference at all. {child} looked at the bright stripe on the wall. There was a letter in it, with a stamp of ice. "Send the dark," it said. "Ours is lost."',
            'Whoever wrote this was very tired. The letters lay down on the line. "Have been up since April," {child} read. "Can you help? I am told that you sleep every night." It was nearly true.',
          ],
          setting: 'bedroom',
          camera: 'close',
          child: 'hold curious: letter',
        },
        {
          text: [
            'So {child} came, by way of the wardrobe, with the best pillow. {a guide} was walking up and down in the snow. "Not tired," said {guide}, and fell over. "I only want it properly dark. Then I shall lie down."',
            'Up there it was as bright as a plate. "Bed," said {child}, and put the pillow down. "Before dark?" said {a guide}. "What would my mother say?" They looked at the sky together. There was nothing for it but to go and find some night.',
          ],
          setting: 'snow',
          camera: 'medium',
          child: 'point determined',
          guide: 'walk proud',
          things: ['pillow'],
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'It is a hard thing to be sent to bed while the sun is out. {child} lay on top of the covers in June, listening to other people\'s lawnmowers. There was a scraping at the door. A letter came under it, stiff with frost. "You do not know me," it said, "but they say that you go to bed every single night. I have not been since April. It was going to get dark first. Kindly bring some."',
            '"I am not tired," {child} had just said, for the third time, when the same words came through the letterbox. They were written on a card with ice round the edge. I am not tired, it went, and then the pen had slid off the paper. On the back somebody had tried again. "It is not that I cannot sleep. It is that it has not got dark. When it does I shall. It is seven weeks now. Could you look into it?"',
          ],
          setting: 'bedroom',
          camera: 'medium',
          child: 'hold surprised: letter',
        },
        {
          text: [
            '{child} took a pillow and went to look into it. One goes north till one meets somebody. On the snow, bolt upright, sat {a guide}, with the reddest eyes in the world. "Good evening," said {guide}, "if it is. In our family nobody goes to bed before dark. It would be slovenly." {guide} yawned. It took some time, and a gull flew out of the way. "So I am waiting. There must be some dark about. One has only to know where it is kept."',
            'It was not far, if one went in at the back of the wardrobe and kept on. Beyond the coats it was all white. There {a guide} was marching to and fro, to stay awake. "Is that the night?" called {guide}. "It\'s a pillow," said {child}. "Ah. Put it there. I shall need that directly. I gave my word: head down at dark, and not a minute sooner." {child} looked up at the great blue sky. It seemed that somebody would have to find it first.',
          ],
          setting: 'snow',
          camera: 'wide',
          child: 'hold determined: pillow',
          guide: 'sit proud',
        },
      ],
      [
        {
          text: [
            'All the houses had drawn their curtains, and the light came in round the sides. {child} had counted the stripes on the wall, both ways. It was then that something cold touched one foot. A letter lay on the blanket, and it had made a damp patch. The writing started well and went downhill. "To whoever sleeps," it began. "Please advise. How do you do it? We have run out of night up here, and I promised to wait for it."',
            'There was frost on the doormat, in June. {child} followed it back to a letter, which somebody had written with both eyes shut. "I ask for myself," it said. "If a person has said, not before dark, and there is no dark, when does a person lie down? Yours, and yours, and yours." After that it was only a line. Whoever it was had plainly gone on writing while asleep, and woken with a start.',
          ],
          setting: 'bedroom',
          camera: 'close',
          child: 'hold curious: letter',
        },
        {
          text: [
            'The wardrobe was colder than usual, and it had no back. {child} came out on the other side with a pillow under one arm. "You are the one who sleeps," said {a guide}, and shook hands, to have something to lean on. "I could drop off this minute. But a promise is a promise, and the sun is still up." "When does it go down?" asked {child}. {guide} thought. "It did once," said {guide}. "I shall show you the place."',
            'Where the frost was thickest {child} went through, and it was the top of the world. It was perfectly quiet, except for somebody saying, "I am wide awake, I am wide awake." It was {a guide}, asleep. "I was not," said {guide}. "I never do, before dark. I was looking at the insides of my eyes. Have you brought it?" {child} had brought only a pillow. They put it in a safe place, and set out together to find the night.',
          ],
          setting: 'snow',
          camera: 'medium',
          child: 'point determined',
          guide: 'walk proud',
          things: ['pillow'],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['midnight-sun', 'tilt'],
      shows: /\bsun\b/i,
      pages: {
        young: [
          {
            text: [
              'The clock says midnight. The sun says no. Round the sky it goes. {child} points. {guide} sighs.',
              'Wait for the dark. Wait, {guide}. Round goes the sun, never down. {child} sees.',
            ],
            setting: 'snow',
            camera: 'wide',
            child: 'point surprised',
            guide: 'sit worried',
          },
        ],
        middle: [
          {
            text: [
              '"It is sure to go down," said {guide}. They sat side by side and watched the sun. {child} had a clock. It said nine, and ten, and eleven. The sun moved to the left a bit. "It is only being polite," said {guide}.',
              'They waited with a clock for the dark to come. {child} had sandwiches. The clock went all the way to midnight. There were shadows, long and blue, but no night. {guide} propped up one eye with a stick.',
            ],
            setting: 'snow',
            camera: 'wide',
            child: 'sit curious',
            guide: 'sit sleepy',
            things: ['clock'],
          },
          {
            text: [
              'At midnight the sun was low, and then it went up again. It had never touched the ground. "It goes round us," said {child}, "like a horse." In June the top of the Earth leans to the sun. They would have to look elsewhere.',
              '{child} made marks in the snow. The sun had gone sideways, right round the sky! The Earth was leaning over. Up here they leaned into the light, all day and all night. "It isn\'t late, then," said {guide}. "It is just not early." They packed up the clock.',
            ],
            setting: 'snow',
            camera: 'medium',
            child: 'point surprised',
            guide: 'look-up worried',
          },
        ],
        old: [
          {
            text: [
              '"One simply waits," said {guide}. They chose a good drift, facing west, and put a clock where both of them could see it. The sun came lower. {guide} lay down, so as to be ready. At ten the snow turned pink. At eleven the sun was a hand above the edge. {child} had never looked forward to anything so much that was going away. But it did not seem to be going down any more. It was going along.',
              'Sunset is at the end of the day, as {guide} remarked. They would see it if they sat there long enough. They sat with a clock between them. {guide} was awake for most of it. {child} drew a line in the snow from the foot of a stick, where the shadow lay. An hour later the shadow had moved on, and {child} drew it again. By midnight there was half a fan there, and light enough to read by.',
            ],
            setting: 'snow',
            camera: 'wide',
            child: 'sit curious',
            guide: 'sit sleepy',
            things: ['clock'],
          },
          {
            text: [
              'At midnight, exactly north, it hung there like a lamp that someone had forgotten. Then it began to climb. "It isn\'t coming down at all," said {child}. "It goes round the edge." The Earth does not stand up straight. It leans, and in June this end of it leans towards the sun. It turns and turns without ever getting out of the light. So there would be no dark tonight. There would be none till the summer was over. {guide} said a short word, in some old language.',
              'By morning the fan had become a ring. "It has gone all the way round us," said {child}. "It never set." At home the turning Earth carries one out of the light every evening. But the Earth leans over as it turns, and in June it holds its top towards the sun. Up here one goes round and round in the day, like a fly on the rim of a lampshade. {guide} looked at the ring for a long while. "I have been waiting," said {guide}, "in the wrong place."',
            ],
            setting: 'snow',
            camera: 'medium',
            child: 'point surprised',
            guide: 'look-up worried',
          },
        ],
      },
      ask: {
        young: ['Did the sun go down?', 'No, it went round and round.'],
        older: [
          'Why does it not get dark in the far north in June?',
          'The Earth leans, and its northern end leans towards the sun, so the sun goes round the sky and does not set.',
        ],
      },
    },
    {
      facts: ['drift', 'no-land'],
      shows: /\b(?:drift(?:s|ed|ing)?|float(?:s|ed|ing)?)\b/i,
      pages: {
        young: [
          {
            text: [
              'The tent is here. Then it is there! The ice floats. It took the tent along. {child} and {guide} laugh.',
              'No ground here, {guide}. It is ice on the sea. It drifts. So does the tent! Hello, {child}.',
            ],
            setting: 'snow',
            camera: 'wide',
            child: 'stand surprised',
            guide: 'sit happy',
            things: ['tent'],
          },
        ],
        middle: [
          {
            text: [
              '"It must be dark in a tent," said {guide}. They put one up at the very North Pole. {child} stuck in a sign that said POLE. They had a short sit. When they looked at the map again, the tent was nowhere near.',
              'There was a sign at the North Pole. They had made it. They pitched the tent right next to it, and drew the blinds. After tea {child} looked where they were. They were somewhere else. "We have been moved," said {guide}.',
            ],
            setting: 'snow',
            camera: 'wide',
            child: 'stand surprised',
            guide: 'sit worried',
            things: ['tent', 'sign'],
          },
          {
            text: [
              'Nobody had touched the tent. "It is the floor," said {child}. There is no land at the top of the world. There is only ice on a deep sea, and it floats. The wind was taking them all for a ride. They pulled out the sign and took it along.',
              '{child} lay down and put one ear to the ice. Far below something gurgled. "It is sea," said {child}. The whole white floor was drifting, tent and sign and all. It was not dark in there, either. It was orange. They folded it up, and sailed on.',
            ],
            setting: 'snow',
            camera: 'medium',
            child: 'kneel curious',
            guide: 'stand surprised',
            things: ['sign'],
          },
        ],
        old: [
          {
            text: [
              '"The dark will be at the Pole," said {guide}. "They would keep it at the top, with the good plates." So they went, and found nothing there at all, only more white. {child} put in a sign, to please {guide}, and beside it they set up the tent. They meant to lie in wait. When they put their heads out again after a nap, which {guide} denied, {child} checked the map. The sign still said NORTH POLE. The Pole was eleven minutes\' walk to the left.',
              'At the exact top of the Earth {child} planted a sign. It was hard to say why, but it seemed to want one. They put up the tent beside the sign, and {guide} sat in the doorway with a net. Anything dark that came by was going to be caught. Nothing came. But when they took their bearings again, they were not at the Pole any more. "I have not moved," said {guide}. "I have not so much as blinked. I have been very careful about that."',
            ],
            setting: 'snow',
            camera: 'wide',
            child: 'stand surprised',
            guide: 'sit worried',
            things: ['tent', 'sign'],
          },
          {
            text: [
              '"The Pole cannot walk," said {child}. So it was the floor. {child} scraped off the snow with a boot, and there was ice, and the ice was faintly creaking. At the South Pole one stands on land. Here was no land whatever, only a skin of frozen sea on top of a great deal of wet sea. It floats, and the wind pushes it about. "We are aboard something," said {child}. The sign leaned over, like a passenger. They took it under one arm, and the tent under another, and looked for night elsewhere.',
              '{child} lay flat and listened. Under the snow was ice, a bit thicker than a door is high. Under the ice something went glop. "That\'s the sea," said {child}. "There isn\'t any ground up here. We have been camping on the lid." All of it was drifting with the wind, kilometres in a day. So was the tent, and so were the two of them. No one had felt a thing. {guide} took off an imaginary cap, and asked if they had paid the fare.',
            ],
            setting: 'snow',
            camera: 'medium',
            child: 'kneel curious',
            guide: 'stand surprised',
            things: ['sign'],
          },
        ],
      },
      ask: {
        young: ['What was under the tent?', 'Ice, floating on the sea.'],
        older: [
          'Why did the tent at the North Pole not stay there?',
          'There is no land at the North Pole. The ice floats on the sea and drifts.',
        ],
      },
    },
    {
      facts: ['iceberg'],
      shows: /\b(?:under|below|underneath)\b/i,
      pages: {
        young: [
          {
            text: [
              'A small white hill in the sea. Shade! Not too near, {guide}. Most of it is under the water. {child} looks.',
              'An iceberg. So little on top! So much below. {child} rows round it, wide. {guide} peeps down.',
            ],
            setting: 'boat',
            camera: 'wide',
            child: 'point surprised',
            guide: 'look-up curious',
          },
        ],
        middle: [
          {
            text: [
              'Out on the water was an iceberg, no bigger than a shed. "It has a dark side," said {guide}. "I can see it from here. Row up close, and I shall nap in that." {child}, in a life jacket, had the oars. The water near it was a funny green.',
              '"Shade!" said {guide}, and sat up in a life jacket. Ahead was a bit of ice. It stuck up like a tooth, with blue behind it. {child} rowed. They were still some way off when the sea under the boat turned pale.',
            ],
            setting: 'boat',
            camera: 'wide',
            child: 'sit worried',
            guide: 'point excited',
          },
          {
            text: [
              '{child} stopped and looked over the side. There was the iceberg, underneath them already. It went down and out like a mountain. The shed was only its hat. "Most of it is under the water," said {child}, and rowed away again. {guide} waved to the hat.',
              'It was the rest of it. That tooth was only the top. Most of it was below, and it reached out like a tabletop. "We go round," said {child}, "and not close." As they went, the iceberg rolled over in its bed. So it could, then.',
            ],
            setting: 'boat',
            camera: 'medium',
            child: 'look-up surprised',
            guide: 'sit shy',
          },
        ],
        old: [
          {
            text: [
              'Any shade was better than none. They did up their life jackets and put out in the boat. There lay an iceberg, like a bus shelter, with a deep blue shadow down one side. "A shadow is a sort of dark," said {guide}. "It is a sample. Put me down in that, and I shall be off before you can say goodnight." {child} pulled on the oars. The iceberg was a good way ahead still. And yet the water on either side had gone from black to a thin, bright green.',
              '{guide} saw it first, having both eyes held open. On the flat sea before their boat sat a small white iceberg, hollow at the back, like an armchair. "And dark in the seat," said {guide}, "as near as one can get. I ask no more. Closer! A bit closer!" {child} rowed with one look over each shoulder. Something about it was not right. It did not bob. A thing that size ought to be bobbing.',
            ],
            setting: 'boat',
            camera: 'wide',
            child: 'sit worried',
            guide: 'point excited',
          },
          {
            text: [
              '{child} let the oars trail and looked straight down. They were over it already. The ice went on under the boat, pale as milk glass, a whole hillside with valleys in it. What stood out above was only a crumb from the top. "Nearly all of it\'s below," said {child}, and backed away quickly, the way they had come. From a long way off they watched the bus shelter nod, and lean, and turn right over. What came up was bigger, and it was every bit as bright.',
              '"It is not small," said {child} slowly. "It is deep." Down through the clear water you could see where the armchair went. It went out on all sides, and down, and down, until the green was black. Ice floats, but only just. Most of it stays underneath and keeps the rest steady. {child} rowed them right round it, leaving plenty of room. "There is your dark," said {child}, "at the bottom." {guide} looked over the side, and said that it seemed to be taken.',
            ],
            setting: 'boat',
            camera: 'medium',
            child: 'look-up surprised',
            guide: 'sit shy',
          },
        ],
      },
      ask: {
        young: ['Where is most of the iceberg?', 'Under the water.'],
        older: [
          'Why did they keep well away from a small iceberg?',
          'By far the most of an iceberg is under the water, and spreads out wider than what shows.',
        ],
      },
    },
    {
      facts: ['fox', 'polar-night'],
      shows: /\bbrown\b/i,
      pages: {
        young: [
          {
            text: [
              'Ask the white fox. But this fox is brown! It has a summer coat on. "Dark? In winter," it tells {child}. {guide} yawns.',
              'Where is the white fox? Here, in brown! "White is for winter," says the fox. {child} nods. {guide} nods.',
            ],
            setting: 'mountain',
            camera: 'medium',
            child: 'stand curious',
            guide: 'stand sleepy',
          },
        ],
        middle: [
          {
            text: [
              '"Ask the white fox," said {guide}. "It saw the dark last." They looked for something white. There was a white stone, and a white feather. There was a fox, too, but it was as brown as toast. It would not be the one.',
              'On the hill lived a fox who knew all about the dark. "You cannot mistake it," said {guide}. "It is whiter than milk." Up they went. They met one fox, a thin brown person. {guide} walked straight past.',
            ],
            setting: 'mountain',
            camera: 'wide',
            child: 'walk curious',
            guide: 'walk proud',
          },
          {
            text: [
              '"What a fuss," said the brown fox. "This is my summer coat." A bit of white still hung from its tail. "The dark comes in winter. It stays for weeks, and the sun does not get up at all." {child} counted on both hands. {guide} sat down.',
              '{child} saw a tuft of white behind one ear. "You have changed," said {child}. "Every spring," said the fox. "Brown for the stones, and white for the snow. You want the dark? That is in December. There is any amount then." {guide} groaned.',
            ],
            setting: 'mountain',
            camera: 'close',
            child: 'point surprised',
            guide: 'sit sad',
          },
        ],
        old: [
          {
            text: [
              'There was somebody who had been out in it. "The fox knows the dark," said {guide}. "It lives up on the stones, and it is white, dazzling white, all over. There is no other like it." They went up among the stones. There was moss, and a small purple flower, and a good deal of wind. They did see a fox, on a rock, thin and brown, with its elbows out. "Some sort of dog," said {guide}, and asked it politely to stand aside.',
              '"I shall ask the white fox," said {guide}, "who goes about at night. When there was night, I mean." The way led uphill, where the snow had gone, over grey rock. {child} kept a lookout for something like a pillow with legs. An hour went by. Nothing white stirred. All that while a lean brown animal was walking behind them, with an interested face. At last it coughed.',
            ],
            setting: 'mountain',
            camera: 'wide',
            child: 'walk curious',
            guide: 'walk proud',
          },
          {
            text: [
              '{child} had seen the tip of its tail. It had forgotten to change the very end, and that was as white as a tooth. "You\'re the one," said {child}. "You have got your brown coat on." "One can hardly wear the other on bare rock," said the fox. "I grow it for the snow. As to the dark, I know it well. It comes in November. The sun stays down for weeks, and we have the stars all day." {guide} asked, in a small voice, what month it was now.',
              '"Were you wanting me?" it said. "They always look for the white." When the snow melts the fox sheds that coat like a quilt. Then it wears thin brown, and nobody sees it against the stones. In autumn it grows the thick white one back. "Of course I know the dark," said the fox. "In winter there is nothing else. The sun does not rise from one week to the next." {child} thanked it. {guide} was already counting how many sleeps that would be, if there were any.',
            ],
            setting: 'mountain',
            camera: 'close',
            child: 'point surprised',
            guide: 'sit sad',
          },
        ],
      },
      ask: {
        young: ['Why was the white fox brown?', 'It had its summer coat on.'],
        older: [
          'When does the dark come to the Arctic, and what does the fox do?',
          'In winter the sun stays down for weeks. The fox is white then, and brown in summer.',
        ],
      },
    },
    {
      facts: ['snow-warm'],
      shows: /\bwarm(?:th)?\b/i,
      pages: {
        young: [
          {
            text: [
              'In the snow is an old bear den. Cold? No, warm! Snow keeps it in. "But not dark," says {child}. {guide} blinks.',
              'Brr! Into the old den. Soft snow walls. So warm! {child} likes it. "Too light," says {guide}.',
            ],
            setting: 'cave',
            camera: 'close',
            child: 'sit happy',
            guide: 'sit surprised',
          },
        ],
        middle: [
          {
            text: [
              'The wind got up, and it had teeth in it. "No night, and now no nose," said {guide}. {child} saw a round hole in a bank of snow. It was the den of a bear, who had moved out in spring. "In there?" said {guide}. "In snow? To get warm?"',
              'It blew so that the words froze. They came to a snowbank with a door in it. A bear had slept there all winter, and left it very tidy. {guide} would not go in. "One does not get out of the cold by climbing into it."',
            ],
            setting: 'snow',
            weather: 'wind',
            camera: 'wide',
            child: 'point determined',
            guide: 'stand worried',
          },
          {
            text: [
              'But inside it was warm. Snow is mostly air, like a quilt, and it keeps what warmth you bring. {child} took off both mittens. Even {guide} got pink. Only it was not dark. The light came through the roof, as blue as an egg.',
              '{child} went in and put out a warm hand. Snow is full of tiny pockets of air. They kept the wind out, like a great white coat. "It would be perfect," said {guide}, "if somebody would switch off the ceiling." It glowed.',
            ],
            setting: 'cave',
            camera: 'close',
            child: 'sit happy',
            guide: 'look-up surprised',
          },
        ],
        old: [
          {
            text: [
              'Then it began to blow. It blew from Canada, with nothing in between, and {guide} said that this was how one lost ears. In the side of a bank {child} found a hole, low and round. It had been dug by a bear, for her cubs, and they had all gone out to sea in March. She had left no note against visitors. "In there it will be dark," said {child}, "and out of this." {guide} looked at it with horror. "It is made of snow," said {guide}. "I want less snow, not a houseful."',
              'A wind had got up, the sort that goes round you twice. They walked backwards into it until they bumped against a slope. In the slope was a door, as it seemed, and inside the door a passage, clean and empty. No one was in; bears use such a place in winter only. "A cave!" said {guide}. "Caves are famous for dark." Then {guide} felt the wall. "But it is snow. You cannot warm yourself on snow. I may be tired, but I can still add up." "Not tired," said {child}.',
            ],
            setting: 'snow',
            weather: 'wind',
            camera: 'wide',
            child: 'point determined',
            guide: 'stand worried',
          },
          {
            text: [
              'Yet after five minutes they had undone their collars. New snow is nearly all air, and air that is shut in cannot carry your warmth away. It is how a quilt works, or a duck. The bear had been the stove, and the snow the blanket. Now they were the stove. "I could stay here till Christmas," said {guide}. There was only one thing the matter. The sun came through the roof, softly, in the most beautiful blue. It was like sitting inside an evening that would not begin.',
              '{child} crept in first, and it was like going in under an eiderdown. The wind stopped as if cut with scissors. All that snow was nothing but little rooms of air, so many that no warmth could find its way out. It kept in what they had. {guide} unfolded, slowly, in the manner of bread. "And now for the dark," said {guide}, and looked up. The roof shone. It was thin there, and the light came down through it as blue as a bottle. Nobody had told the sun that this was a cave.',
            ],
            setting: 'cave',
            camera: 'close',
            child: 'sit happy',
            guide: 'look-up surprised',
          },
        ],
      },
      ask: {
        young: ['Was it cold in the snow den?', 'No, it was warm.'],
        older: ['How can a den of snow be warm?', 'Snow is full of air, and it keeps the warmth in.'],
      },
    },
    {
      facts: ['south', 'noon'],
      shows: /\bsouth\b/i,
      pages: {
        young: [
          {
            text: [
              'Which way is home? South. And that way? South! All ways are south. {child} asks the sun. {guide} spins.',
              'At the top, all is south. {guide} turns round and round. At noon {child} walks to the sun.',
            ],
            setting: 'snow',
            camera: 'wide',
            child: 'point happy',
            guide: 'dance surprised',
          },
        ],
        middle: [
          {
            text: [
              '"There is dark at my home," said {child}. "We get some every night." "Then let us go!" said {guide}. They stood at the very top. Home was south. {child} turned round, and that was south as well. So was everything.',
              '{child} thought of a bed with real night round it. It was south from here. "That way," said {guide}, "or that. Or that." At the North Pole there is no other way to go. It was all south, in a ring.',
            ],
            setting: 'snow',
            camera: 'medium',
            child: 'think worried',
            guide: 'point proud',
          },
          {
            text: [
              'There was only one thing that knew. {child} had a clock set to the time at home. When it said noon there, the sun stood over home. So they waited till both hands pointed up. Then they walked straight at the sun, south, by the only right way.',
              '"What time is it at home?" said {guide}. {child} looked at the clock. It was nearly noon, and at noon the sun is over the way home. It was as good as a finger. They went south, but the right south, with the sun on their noses.',
            ],
            setting: 'snow',
            camera: 'wide',
            child: 'walk happy',
            guide: 'walk sleepy',
            things: ['clock'],
          },
        ],
        old: [
          {
            text: [
              '"Where I live," said {child}, "there is some every night, behind the curtains." {guide} wished to be taken there at once. The trouble was that they stood on the top of the Earth. {child} knew that home was to the south. But in front of them was south. Behind them was south, too, and so was either side. There was no east, and no west, and as for north, they were on it. "It is like being the button on a cap," said {guide}, turning round.',
              'It was {guide} who thought of going to fetch some. "You have a night at home, you say. We could bring it back in the pillowcase." "It\'s south of here," said {child}, and stopped. Everything was. They had come to the point where north runs out. Whichever foot one put forward, one was going south, to some place with the wrong bed in it. {guide} had started off four times already, in four directions, and was out of breath.',
            ],
            setting: 'snow',
            camera: 'medium',
            child: 'think worried',
            guide: 'point proud',
          },
          {
            text: [
              'A map was no help, since all the lines on it came together under their feet. But {child} had a clock, and it kept the time of home. At noon there the sun would be right above the line that led home. So they sat on the pillow and waited. At twelve the clock went ting. "Now," said {child}, and pointed straight below the sun. They set off south, by that one south out of all of them. {guide} walked with both eyes shut, and was led by a sleeve.',
              '{child} shut both eyes, the better to think. Which of all these souths was the right one? At home, now, it would be getting on for dinner; the clock said so, for nobody had put it wrong. And at noon the sun stands over the middle of one\'s own sky. From here it would be exactly over the road. When both hands stood upright they put the sun between their eyes and went. "So that is what it is good for," said {guide}, with the nearest thing yet to respect.',
            ],
            setting: 'snow',
            camera: 'wide',
            child: 'walk happy',
            guide: 'walk sleepy',
            things: ['clock'],
          },
        ],
      },
      ask: {
        young: ['Which way is it from the North Pole?', 'South. All ways are south!'],
        older: [
          'How did they find the way home from the North Pole?',
          'Every way from there is south. At noon by the clock of home, the sun stands over the way home.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            '{child} hangs up a blanket. Behind it is dark. Just enough! {guide} is asleep.',
            'A blanket makes a tent. It is dark in there! {child} holds it up. {guide} is asleep.',
          ],
          setting: 'snow',
          camera: 'close',
          child: 'kneel happy',
          guide: 'sleep calm',
          things: ['blanket'],
        },
        {
          text: [
            'Home. Now it is night. {child} has lots of dark. {child} is asleep.',
            'The stars came out for {child}. So that is where the dark was! Asleep.',
          ],
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          child: 'sleep calm',
        },
      ],
      [
        {
          text: [
            '"Shut your eyes," says {child}. Oh! It is dark. {guide} is asleep on the pillow.',
            'Where is the dark? {child} knows. In behind your eyes, {guide}. Pillow. Snore!',
          ],
          setting: 'snow',
          camera: 'medium',
          child: 'kneel proud',
          guide: 'sleep happy',
          things: ['pillow'],
        },
        {
          text: [
            'A letter in winter. "Dear {child}. It is dark. I cannot get up!"',
            'Snow at home. A cold letter for {child}. "Now where is the sun?" it says.',
          ],
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'hold happy: letter',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'In the end {child} took a blanket and held it up by two corners. "In here," said {child}. Under the blanket it was as dark as a pocket. It was only a small night, for one. {guide} put in a nose. "That is it," said {guide}, and was asleep.',
            '"We could make some," said {child}. A blanket keeps out light as well as wind. {child} hung it up round {guide} like a tent. "Is it dark?" "Very," said {guide}. "It has even got..." Then there was a snore, and a small one after it.',
          ],
          setting: 'snow',
          camera: 'close',
          child: 'kneel happy',
          guide: 'sleep calm',
          things: ['blanket'],
        },
        {
          text: [
            'At home it had got dark by itself. {child} looked at all that good night, with nobody using it. Then {child} used some.',
            'There was plenty of it when {child} came home. It lay in the corners and under the chair. It came up to the chin. {child} was asleep before it reached the ceiling.',
          ],
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          child: 'sleep calm',
        },
      ],
      [
        {
          text: [
            '"I know where it is," said {child}. "You have had it with you." {guide} felt in every fold. "Shut your eyes," said {child}. {guide} did. "Oh," said {guide}, in a low voice. "There it is. It is enormous." Down came the head on the pillow.',
            '"There is always some left," said {child}, "behind your eyes." {guide} did not believe it, and shut them to see. For a moment nothing happened. Then one corner of {guide} began to snore. {child} pushed in the pillow, just in time.',
          ],
          setting: 'snow',
          camera: 'medium',
          child: 'kneel proud',
          guide: 'sleep happy',
          things: ['pillow'],
        },
        {
          text: [
            'In December there came another letter. It was dark when the postman brought it. "It has come," it said. "We have it all day, with green lights in it. Only now I cannot get up. In my family we never rise before the sun. Please advise."',
            'Half a year went by. Then a letter lay on the mat, stiff with frost. {child} read it by the lamp. "Very dark here, thank you, since November. Stars at lunch. When does one get up?"',
          ],
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'hold happy: letter',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            '{guide} had stopped saying not tired. {guide} had stopped saying anything, and stood there, swaying. So {child} took a blanket by two corners and lifted it. "Look in here," said {child}. Beneath it was black. It was no bigger than a cupboard, and it smelled of wool, but it was the real thing. No one in that whole bright country had thought of it. {guide} put in the head, and then the rest. "Perfectly dark," came the voice. "I always..." Then there was a snore, and the blanket went up and down.',
            '"How big does it have to be?" asked {child}. {guide} had not considered this. It would have to be dark as far as {guide} could see, no more. {child} shook out a blanket and let it down over the two of them like a very small sky. There was no north in it and no sun. There were two noses. "It will do," whispered {guide}. "It will do very..." And {guide} was asleep. {child} backed out softly on hands and knees. Behind them the light went on and on, and nobody was looking.',
          ],
          setting: 'snow',
          camera: 'close',
          child: 'kneel happy',
          guide: 'sleep calm',
          things: ['blanket'],
        },
        {
          text: [
            'When {child} got home the lawnmowers had stopped. The stripe on the wall was grey, and then it was hardly there. It was coming up by itself out of the garden, quite free, enough for the whole street. {child} had never before lain and watched it arrive. It filled the shoes first, and then the shelf. It was such a lot. It seemed only right to make some use of it, and so, with both eyes shut, {child} fell asleep.',
            'Through the wardrobe came one last breath of cold, and then the door clicked. Somebody had drawn the evening over the roofs. The Earth was going round, with everybody on it, and this side of it was turning off the light. {child} felt it go. There was some dark in the wardrobe and some in the slippers. There was any amount under the bed, where it is always kept. {child} turned over once. Asleep, one cannot tell how much is left over.',
          ],
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          child: 'sleep calm',
        },
      ],
      [
        {
          text: [
            '"I give up," said {guide}. "There isn\'t any." {child} had been thinking. "When you blink," said {child}, "what do you see?" {guide} blinked, to find out. "Nothing. It is d..." {guide} stopped. {guide} tried it again, with more care, and left them shut. "You might have said," murmured {guide}. "I have had it on me all this time. There is room in here for everybody." It was the last sensible thing to be had from {guide} that summer. {child} slid the pillow under, and tiptoed off.',
            'They came back to where they had begun, and there lay the pillow. {guide} looked at it as one looks at a cake in a window. "Not before dark," said {guide}, swaying. "No," said {child}. "But have you looked behind your eyes?" It is a short way, and no one goes there in the daytime. {guide} went. There was a silence. "It has stars in," said {guide}, from a long way off. Then very gently, like a hill going down in the sea, {guide} arrived at the pillow.',
          ],
          setting: 'snow',
          camera: 'medium',
          child: 'kneel proud',
          guide: 'sleep happy',
          things: ['pillow'],
        },
        {
          text: [
            'In December the street lamps were lit at four, and a letter came, with ice on it. "It is here," it said, in a firm hand. "It came in November, and it does not go away. We have stars at lunch, and a green light that hangs in the sky like washing. I have slept splendidly. That brings me to my question. In our family nobody gets up before the sun. I am still in bed. How long, would you say? Yours, well rested, {guide}."',
            'It was the middle of winter before {child} heard any more. The letter was white at the corners. It had been dropped, and sat on, and it began in the middle. "All day long! You never saw such dark. There are curtains in it, green ones, that move. The fox is white again and says good evening at breakfast. Only I promised my mother never to rise before it is light. Have you got any you could spare?" {child} looked round, and picked up the lamp.',
          ],
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          child: 'hold happy: letter',
        },
      ],
    ],
  },
};
