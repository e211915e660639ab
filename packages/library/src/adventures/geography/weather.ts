import type { FactSheet } from '../sheet.ts';

/** The Mayor's lucky sock has to be dry by five, and the guide always forecasts the same: dry till Tuesday. */
export const weather: FactSheet = {
  id: 'weather',
  topic: 'geography',
  title: 'Weather',
  subject: 'the weather',
  words: [
    'weather',
    'weather forecast',
    'wind',
    'snow',
    'snowflake',
    'rainbow',
    'fog',
    'mist',
    'cloud',
    'snowstorm',
    'why does the wind blow',
    'why does it snow',
    'weather and seasons',
    'why is it windy',
    'where does the wind come from',
    'what is wind',
    'what is fog',
    'what are clouds made of',
    'how are clouds made',
    'what is a cloud',
    "why can't we see the wind",
  ],
  guides: ['frog', 'crow', 'seagull'],
  titles: [
    'The Lucky Sock of the Mayor',
    '{child} and the Weather till Tuesday',
    'Dry by Five',
    'One Sock, Slightly Damp',
    '{guide} Is Never Wrong',
  ],
  facts: [
    {
      id: 'wind',
      says: 'Wind is air on the move, from where it presses harder to where it presses less.',
      source: 'Met Office, "What is wind?"',
    },
    {
      id: 'windsock',
      says: 'A windsock fills with wind and points the way the wind is going; a wind is named after the side it comes from.',
      source: 'Encyclopaedia Britannica, "Wind"; Met Office, "How we measure wind"',
    },
    {
      id: 'fog',
      says: 'Fog is a cloud that lies on the ground: tiny drops of water that hang in the air.',
      source: 'Met Office, "Fog"',
    },
    {
      id: 'valley',
      says: 'Fog often gathers in valleys on still, cold mornings, while the hills above stand in the sun.',
      source: 'Met Office, "Types of fog": Valley fog',
    },
    {
      id: 'cone',
      says: 'The scales of a pine cone close up in damp air and open in dry air.',
      source: 'Nature 390 (1997), "How pine cones open"',
    },
    {
      id: 'colder',
      says: 'It grows colder on the way up a mountain, so snow may fall at the top while it rains below.',
      source: 'Encyclopaedia Britannica, "Lapse rate"',
    },
    {
      id: 'six',
      says: 'Snow is ice: its crystals grow with six sides or six arms.',
      source: 'NOAA, "How do snowflakes form? Get the science behind snow"',
    },
    {
      id: 'rainbow',
      says: 'A rainbow is seen with the sun behind you and rain in front of you; the drops bend the light and split it into colours.',
      source: 'Met Office, "Rainbows"',
    },
    {
      id: 'drying',
      says: 'Wet things dry sooner spread out, in the warm and in a wind that carries the damp air away.',
      source: 'Encyclopaedia Britannica, "Evaporation"',
    },
    {
      id: 'rain',
      says: 'A cloud is made of tiny drops or bits of ice, which join until they are heavy enough to fall.',
      source: 'Met Office, "Clouds"',
    },
    {
      id: 'forecast',
      says: 'Forecasters gather measurements from the ground, from balloons, ships, aeroplanes and satellites, and computers work out what is likely to come.',
      source: 'Met Office, "How weather forecasts are created"',
    },
    {
      id: 'climate',
      says: 'Weather is what the air is doing now; climate is what it usually does in a place over many years.',
      source: 'NOAA, "What’s the difference between climate and weather?"',
    },
  ],
  never: [
    {
      wrong: /\bclouds? (?:is|are|was|were) (?:made of )?(?:cotton wool|wool|smoke|feathers)\b/i,
      belief: 'Clouds are made of cotton wool.',
      truth: 'They are tiny drops of water or bits of ice.',
    },
    {
      wrong: /\b(?:warmer|hotter) (?:at the top|higher up|up there|on top)\b/i,
      belief: 'It is warmer at the top of a mountain, being nearer to the sun.',
      truth: 'It grows colder on the way up.',
    },
    {
      wrong: /\btrees? (?:makes?|made|starts?|started) the wind\b/i,
      belief: 'The trees make the wind by waving.',
      truth: 'Wind is moving air, and it moves the trees.',
    },
    {
      wrong: /\b(?:found|reached|stood at|dig at|lies at) the end of (?:a|the) rainbow\b/i,
      belief: 'Gold lies at the end of the rainbow.',
      truth: 'A rainbow has no place: it moves when whoever looks at it moves.',
    },
    {
      wrong: /\bsnow (?:is|was) (?:just )?frozen rain\b/i,
      belief: 'Snow is frozen rain.',
      truth: 'It grows as crystals of ice in the cloud; raindrops that freeze become little balls of ice.',
    },
    {
      wrong: /\bfog (?:is|was) (?:a kind of )?smoke\b/i,
      belief: 'Fog is smoke.',
      truth: 'It is a cloud on the ground, made of drops of water.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'One sock. One long, wet sock. It is the lucky sock of the Mayor. Drip, {child}!',
            'The Mayor has a lucky sock. {child} had to wash it. Now it is too wet.',
          ],
          setting: 'kitchen',
          camera: 'close',
          child: 'hold worried: sock',
        },
        {
          text: [
            'Rain at home. "Come along," says {a guide}. Off goes {child} with the sock.',
            '"Dry till Tuesday!" says {a guide}. It rains. {child} takes the sock for a walk.',
          ],
          setting: 'street',
          weather: 'rain',
          camera: 'wide',
          child: 'hold determined: sock',
          guide: 'walk proud',
        },
      ],
      [
        {
          text: [
            'Five is the time. The Mayor wants a dry sock. {child} looks at this one. Drip.',
            'Squeeze the sock. Drip, drop. Squeeze again. {child} must have it dry by five.',
          ],
          setting: 'garden',
          camera: 'medium',
          child: 'hold worried: sock',
        },
        {
          text: [
            '{a guide} looks up. "Sun," says {guide}. Plop! Rain. {child} and the sock go looking.',
            'Where is the good weather? "I know," says {a guide}. {child} brings the sock.',
          ],
          setting: 'street',
          weather: 'rain',
          camera: 'medium',
          child: 'walk determined',
          guide: 'point proud',
          things: ['sock'],
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'The Mayor had a lucky sock. It was long and purple, and nothing was ever opened without it. Today there was a new bench to open, at five. {child} had been given the sock to wash. It was clean now. It was also wet.',
            '"Dry by five," the Mayor had said, "or no bench." Then the Mayor went off with one cold foot. {child} held up the lucky sock. A whole pond ran out of its toe.',
          ],
          setting: 'kitchen',
          camera: 'medium',
          child: 'hold worried: sock',
        },
        {
          text: [
            'Outside it rained as if it had been paid to. "Dry till Tuesday," said {a guide}, under a gutter. {guide} was the best forecaster in town, and said so. "Dry somewhere, anyway. Bring the sock." {child} brought it.',
            'On the wall sat {a guide}, dripping. "Dry till Tuesday. I am never wrong," said {guide}. "Sometimes the weather is. Let us go and fetch some better." {child} wrung out the sock and came along.',
          ],
          setting: 'street',
          weather: 'rain',
          camera: 'wide',
          child: 'hold determined: sock',
          guide: 'point proud',
        },
      ],
      [
        {
          text: [
            'There is only one way to open a bench. You wear a lucky sock and sit down. The Mayor would do it at five, in front of everyone. And the sock was in the garden, with {child}. You could have watered beans with it.',
            '{child} had dropped it in the puddle. Then {child} had washed it, and now it was twice as wet. It was the lucky sock of the Mayor. It was longer than a cat. At five it had to be on a foot.',
          ],
          setting: 'garden',
          camera: 'close',
          child: 'hold shy: sock',
        },
        {
          text: [
            'It was April, which sends everything. It was sending rain. "Dry till Tuesday," said {a guide}, wet through. "Any moment now." {child} did not wait. "Show me where," said {child}, and put the sock on a stick.',
            '"What is the weather going to do?" asked {child}. "Stop," said {a guide}. It did not. {guide} had been a forecaster for years and had never looked up. So they took the sock and went to see for themselves.',
          ],
          setting: 'street',
          weather: 'rain',
          camera: 'medium',
          child: 'walk determined',
          guide: 'shout proud',
          things: ['sock'],
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'Nothing in that town was ever opened without the sock. The Mayor had worn it to open the library, the swimming pool and a tin of peaches at the fair. It was purple, and as long as a cat, and there was only one. This afternoon, at five, there was to be a bench. The Mayor had brought the sock round to be washed, because of the peaches. {child} had washed it beautifully. Nobody had thought about the other half of washing.',
            '"It need not be ironed," the Mayor had said, on one leg, in the doorway. "But I cannot sit down in public in a wet sock. It would be in the papers." It was the lucky one, too. Without it the band would not play and the ribbon would not cut. That left {child} at the sink with a great deal of purple wool. The water ran and ran out of it. The clock said ten. The bench was at five.',
          ],
          setting: 'kitchen',
          camera: 'medium',
          child: 'hold worried: sock',
        },
        {
          text: [
            'In the street it was raining in straight lines. Under the gutter sat {a guide}, who did the forecast for the town. "Dry till Tuesday," said {guide}. The water was running down behind both ears, or where ears would have been. "It is raining now," said {child}. "That," said {guide}, "is only what it looks like. There is any amount of good drying weather about. One has merely to find it." So {child} put the sock over one arm, and they set off to find it.',
            '"Good news!" said {a guide}, from a puddle. {guide} gave out the weather every day at ten, to anyone who was passing. Today that was {child}. "No rain whatever. Light airs. Dry till Tuesday." A gutter emptied itself on them both. {child} explained about the sock and the bench. "Then you want an expert," said {guide}. "Somewhere out there is a nice stiff breeze. I can feel it in my knees." It was as much as anybody knew.',
          ],
          setting: 'street',
          weather: 'rain',
          camera: 'wide',
          child: 'hold determined: sock',
          guide: 'point proud',
        },
      ],
      [
        {
          text: [
            'A sock can be lucky without anyone knowing why. This one had been to eleven openings, and not a pair of scissors had slipped. It was as purple as a plum. On the morning of the new bench it lay in a flower bed, under the washing line. {child} took it in and washed it, and that was right. It came out as heavy as a fish. At five the whole town would be looking at that foot.',
            '"Guard it well," the Mayor had said, and handed it over the hedge in a paper bag. {child} had guarded it. Then there had been a dog. After the dog there had been soap. After the soap there was a very clean sock, as long as an arm. It was dripping on the daisies. Everybody knew that sock. If it was not on the Mayor by five, then a bench would have to go without being a bench.',
          ],
          setting: 'garden',
          camera: 'close',
          child: 'hold shy: sock',
        },
        {
          text: [
            'Now it was April, when the sky tries on everything. Just now it was trying on rain. "I did not say rain," said {a guide}, who was the forecaster. "I said dry till Tuesday, and I stand by it." {guide} was standing by it up to the ankles. {child} asked where it might be dry sooner. {guide} turned round twice and pointed at a hill, a wood, and a bus. "One of those," said {guide}. "Bring the sock, and do not look so damp."',
            'There was a board outside the town hall, and on it {a guide} wrote the weather. It always said the same. DRY TILL TUESDAY, it said now, and the chalk was running down it in white tears. "Doesn\'t it ever rain?" said {child}. "Frequently," said {guide}, "but one likes to be encouraging." {child} held out the sock. It was impossible to encourage. Together they walked off down the street, to look for weather that was as good as its word.',
          ],
          setting: 'street',
          weather: 'rain',
          camera: 'medium',
          child: 'walk determined',
          guide: 'shout proud',
          things: ['sock'],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['wind', 'windsock', 'rain'],
      shows: /\bwind\b/i,
      pages: {
        young: [
          {
            text: [
              'Up goes the sock. Puff! It fills with wind. It points. That way blows the wind, {guide}! Run, {child}!',
              'A rain cloud! Which way will it go? {child} holds up the sock. The wind shows {guide}.',
            ],
            setting: 'mountain',
            weather: 'wind',
            camera: 'wide',
            child: 'hold excited: sock',
            guide: 'look-up surprised',
          },
        ],
        middle: [
          {
            text: [
              'A rain cloud stood over the fields, with its skirts down. "It will go left," said {guide}, and went right. Then {guide} changed round. There was nowhere to hide in that field. {child} had to know which way it meant to come.',
              '"Is that cloud coming or going?" said {child}. It was black and it had a leak. "Going," said {guide}, who had not looked. A drop fell on {guide}. The rain was all along one side of the field.',
            ],
            setting: 'farm',
            weather: 'wind',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'point proud',
            things: ['rain-cloud'],
          },
          {
            text: [
              '{child} held up the sock by its top. In came the air, and the sock stood out, toe first, like an arm. "The wind is going there," said {child}, "and the cloud will too." So they walked across, not along. The rain went by behind them.',
              'Wind is only air in a hurry. {child} let it into the sock. The toe swung round and pointed at the church. "Clouds go with the wind," said {child}. So they got well out of its road. It rained on the church.',
            ],
            setting: 'farm',
            weather: 'wind',
            camera: 'medium',
            child: 'hold proud: sock',
            guide: 'stand surprised',
          },
        ],
        old: [
          {
            text: [
              'Halfway over the big field they saw it: a rain cloud like a wardrobe, trailing grey behind it. "It will pass to the left," said {guide}. It grew. "To the right," said {guide}. It was hard to say, because it seemed to be everywhere. If they ran one way they might run straight into it. And if they stood still there was no need even to run. {child} put the sock inside one sleeve. That made the sleeve wet as well.',
              'The air had begun to smell of pennies. Behind the farm a cloud was letting down rain, in stripes. {child} asked which way it would come, and the forecaster of the town spun round with both eyes shut. "Thataway," said {guide}, pointing at a cow. {child} did not care to bet a sock on a cow. One half of the field would be rained on, and the other would not. There was no line on the grass to say which.',
            ],
            setting: 'farm',
            weather: 'wind',
            camera: 'wide',
            child: 'look-up worried',
            guide: 'point proud',
            things: ['rain-cloud'],
          },
          {
            text: [
              'Then the sock moved by itself. It had slid out, and its mouth had come open, and it was filling like a small purple whale. It swung about and pointed its toe. {child} had seen one do just this beside an airfield. "Wind is air on the way somewhere," said {child}, "and it takes the cloud along. That is where they are both going." It pointed at the farm. So they walked the other way, straight across the wind. The rain passed fifty steps behind, and watered the cow.',
              '{child} held the sock up high, by the cuff. The air blew in and could not find its way out. Soon the whole length stood stiff on the wind, with the heel up, as if someone invisible were kicking. "The toe says where it is going," said {child}. "A cloud can only go where it is blown." They crossed over at a trot, sideways to it all. Presently it rained where they had been. "Dry till Tuesday," said {guide} happily, and shook off one drop.',
            ],
            setting: 'farm',
            weather: 'wind',
            camera: 'medium',
            child: 'hold proud: sock',
            guide: 'stand surprised',
          },
        ],
      },
      ask: {
        young: ['What filled the sock?', 'The wind! It showed the way.'],
        older: [
          'How did the sock show where the cloud would go?',
          'Wind is moving air. It filled the sock, the toe pointed where the wind was going, and clouds go with the wind.',
        ],
      },
    },
    {
      facts: ['fog', 'valley'],
      shows: /\bfog\b/i,
      pages: {
        young: [
          {
            text: [
              'All white. Where is {guide}? It is fog, a cloud on the grass. Up the hill, {child}. Sun!',
              'Fog! It is soft and wet. {child} holds on to {guide}. Step, step, up. Out they pop.',
            ],
            setting: 'mountain',
            camera: 'medium',
            child: 'reach curious',
            guide: 'walk calm',
          },
        ],
        middle: [
          {
            text: [
              'Down in the valley it was all white. "Feathers," said {guide}. "Just the thing to dry a sock in." {child} waved it about in there. It had dripped before. Now it ran.',
              'They went down to the river, and the world went out. There was no river. There was hardly any {guide}. "It is a kind of towel," said the voice of {guide}. {child} felt the sock. It was fatter than ever.',
            ],
            setting: 'pond',
            camera: 'wide',
            child: 'hold worried: sock',
            guide: 'walk proud',
          },
          {
            text: [
              'There were beads of water on every hair of {child}. "This is fog," said {child}. "It is a cloud, lying down. We are in it!" A cloud is nothing but drops. So they climbed. Their heads came out into the sun, and then their knees.',
              '"It is drops," said {child}, licking a lip. "Drops too small to fall." Fog is a cloud that has lain down in the cold valley. But a cloud has a top. They followed the path, up and up. They stepped out of it like a bath.',
            ],
            setting: 'mountain',
            camera: 'medium',
            child: 'look-up happy',
            guide: 'stand surprised',
          },
        ],
        old: [
          {
            text: [
              'In the valley lay something wide and white and perfectly still. "There!" said {guide}. "That will be a great soft towel. I have often seen it, mornings." They went down into it, and it shut behind them. {child} could not see the sock at the end of one arm. It was quiet, and chilly, and it did not feel at all like a towel. "Rub," said the voice of {guide}. {child} rubbed. It was like drying a fish on another fish.',
              'The path led down by the river, and there somebody had rubbed out everything. First the hedge went, and then the gate, and then {guide} from the feet up. "Do not be alarmed," said {guide}. "It is dry. It is steam, from some large kettle." But it was not warm. {child} put up a hand, and it came back wet all over. So was the sock. It had gained weight. In the whole white valley there was nowhere to set down a foot with any confidence.',
            ],
            setting: 'pond',
            camera: 'wide',
            child: 'hold worried: sock',
            guide: 'walk proud',
          },
          {
            text: [
              'There was a bead on each of the hairs of the sock. {child} held it close enough to see. They were drops, so small that they hung about in the air instead of falling. "It is a cloud," said {child}. "Fog is a cloud that lies on the ground. We have put the sock in a cloud to dry it." In the morning they sink into valleys, with the cold. So the way out must be up. They climbed by the wall until their heads were through. Behind them lay the cloud, as flat as milk.',
              '"Stop," said {child}. "It is the same stuff as up there." When a cloud sits on the ground it is called fog. It is all drops, and none of them big enough to make up its mind to fall. Cold air had run down into the valley before breakfast and made it. So on the hill there ought to be none. They felt for the path and went up it. It grew thin, then yellow, then blue. {guide} came out after, and at once forecast sunshine.',
            ],
            setting: 'mountain',
            camera: 'medium',
            child: 'look-up happy',
            guide: 'stand surprised',
          },
        ],
      },
      ask: {
        young: ['What is fog?', 'A cloud on the ground.'],
        older: [
          'Why did the sock get wetter in the fog?',
          'Fog is a cloud that lies on the ground, and a cloud is made of tiny drops of water.',
        ],
      },
    },
    {
      facts: ['cone', 'forecast'],
      shows: /\bcones?\b/i,
      pages: {
        young: [
          {
            text: [
              '"Hang it here," says {guide}. But the pine cone is shut. Damp air! {child} runs. Down comes the rain.',
              'A cone knows. Open is dry. Shut is wet. This one shuts! {child} and {guide} run. Plop, plop.',
            ],
            setting: 'forest',
            camera: 'medium',
            child: 'run determined',
            guide: 'look-up surprised',
          },
        ],
        middle: [
          {
            text: [
              'Between the pines a good wind blew, and the sky was blue. "Dry till Tuesday," said {guide}. {child} hung the sock on a branch. It would need an hour. Underneath lay a pine cone, and {child} picked it up to play with.',
              '"Hang it here and have lunch," said {guide}. There was blue above the wood. There was a branch like a hook. {child} hung up the sock and sat down. Only the cones looked odd.',
            ],
            setting: 'forest',
            camera: 'wide',
            child: 'sit happy',
            guide: 'point proud',
            things: ['sock'],
          },
          {
            text: [
              'It had been open, like a little wooden rose. Now its scales were closing. "It shuts when the air gets damp," said {child}, "to keep its seeds dry." {child} had the sock down in two ticks. Under the hut roof they listened to it pour.',
              'Not one cone was open. They had pulled in all their scales, like people with coats. A cone does that when damp air comes. {child} stood up in the middle of a bun. They and the sock were just inside the hut when the sky broke.',
            ],
            setting: 'forest',
            weather: 'rain',
            camera: 'medium',
            child: 'run determined',
            guide: 'run surprised',
            things: ['sock'],
          },
        ],
        old: [
          {
            text: [
              'At the edge of the pine wood they found all that a sock could ask. There was a breeze, and a low branch, and blue sky with a frill on it. "An hour here," said {guide}, "and you will not know it." {guide} stretched out for a nap, having worked so hard. {child} hung up the sock by its heel. Then there was nothing to do but sort cones. Some lay open like roses. That is, they had done so when {child} began.',
              '"I need instruments," said {guide}, "as they have at the weather office. Balloons. Satellites. Without them I simply use my charm." The sky over the wood was as blue as a plate. They hung the sock where the wind would comb it. {child} made a row of cones along a log, from small to large. All of them had their scales spread wide. After a while it looked like another row. {child} had not touched it.',
            ],
            setting: 'forest',
            camera: 'wide',
            child: 'sit curious',
            guide: 'sit proud',
            things: ['sock'],
          },
          {
            text: [
              'Now they were closing. Scale after scale came in, as slowly as a flower does it at night. {child} breathed on one, and it shut a little more. "It is the damp," said {child}. "They let their seeds go in dry air, and keep them in when it is wet. {guide}, what does it mean when they all shut?" {guide} opened one eye. But {child} already had the sock off the branch. They reached the hut with four steps in hand. Then it came down like gravel.',
              'Each cone had drawn itself together, as you do when a door opens in winter. "They feel it," said {child}. "The air has gone damp. We can\'t tell yet, and they can." A forecast is only that: measuring what the air does, in as many places as one can, before it arrives. Here were eleven measurements on a log. {child} snatched the sock and they ran for the shelter. "I was about to say so," said {guide}, when they could hear each other for the rain.',
            ],
            setting: 'forest',
            weather: 'rain',
            camera: 'medium',
            child: 'run determined',
            guide: 'run surprised',
            things: ['sock'],
          },
        ],
      },
      ask: {
        young: ['What did the cone do in damp air?', 'It shut!'],
        older: [
          'How could a pine cone warn them of the rain?',
          'Its scales close when the air grows damp and open when it is dry.',
        ],
      },
    },
    {
      facts: ['colder', 'six'],
      shows: /\bsix\b/i,
      pages: {
        young: [
          {
            text: [
              'Up the hill. Cold! Snow on the sock. Six little arms, all ice. {child} shakes it. {guide} sneezes.',
              'A snowflake on the sock! Six arms, all ice. It is not wet yet. Shake, {child}! {guide} shivers.',
            ],
            setting: 'snow',
            weather: 'snow',
            camera: 'close',
            child: 'hold curious: sock',
            guide: 'stand surprised',
            things: ['snowflake'],
          },
        ],
        middle: [
          {
            text: [
              '"Let us go up," said {guide}. "Nearer the sun, you know." But every bend of the path was colder. By the top it was snowing. It snowed on the sock until the sock was white. "Oh, no," said {child}. "More water!"',
              'It was {guide} who wanted to try the hill. At the bottom it had been spring. In the middle, {child} did up a collar. At the top there was snow, and the sock was full of it.',
            ],
            setting: 'snow',
            weather: 'snow',
            camera: 'wide',
            child: 'hold worried: sock',
            guide: 'walk shy',
          },
          {
            text: [
              '{child} looked closer. On the purple lay a snowflake with six arms. It was like a tiny wheel of ice. It was not wet at all, not while it was cold. So {child} took the sock by the toe and shook. Off flew the snow. Then they ran down to the warm.',
              'One snowflake had come down on the cuff. It had six points, and so had the next. "They are ice," said {child}. "Ice isn\'t wet until it melts." Quick, then! {child} beat the sock on a post, and out it all came like crumbs. {guide} was shaken too.',
            ],
            setting: 'snow',
            weather: 'snow',
            camera: 'close',
            child: 'hold excited: sock',
            guide: 'stand surprised',
            things: ['snowflake'],
          },
        ],
        old: [
          {
            text: [
              '"The higher one gets," said {guide}, "the nearer one is to the sun. So it stands to reason." It did not, as it turned out, stand to anything. At each bend in the path {child} did something up. First it was a cuff, and then a collar. At the third bend their breath showed. It had been April at the bottom. Up here it was still January, and it began to snow. It snowed with great care on every inch of the sock.',
              'They took the hill path, because {guide} had forecast a heat wave for the top. Hills have it the other way about. At every corner it was a little colder. The rain that they had left below came down here as white as flour. {child} ran the last bit with the sock under one arm. It was no good. By the summit stone there was not a purple stitch to be seen. "Well," said {guide}, "it has stopped dripping."',
            ],
            setting: 'snow',
            weather: 'snow',
            camera: 'wide',
            child: 'hold worried: sock',
            guide: 'walk shy',
          },
          {
            text: [
              '{child} was close to tears, and that is very close to look at anything. On the cuff lay one snowflake, by itself. It had six arms, each with smaller arms, like a fern made by a jeweller. So had its neighbour, but cut to another pattern. Not one of them was wet. "They are ice," said {child}, "and it\'s too cold to melt." There was not a moment to lose. {child} swung the sock round and round, and the whole winter flew off it. They were down among the primroses before it could change its mind.',
              'That was so. {child} poked it. It did not drip, because nothing on it had melted. Upon the heel sat a snowflake as clear as glass, with six points and not a mistake in it. "It grew like that," said {child}, "in the cloud. It\'s ice. It will only be water if we take it home." So they gave the sock a good hard shake, and stars went everywhere. {guide} caught one and counted aloud. The count came to six as well.',
            ],
            setting: 'snow',
            weather: 'snow',
            camera: 'close',
            child: 'hold excited: sock',
            guide: 'stand surprised',
            things: ['snowflake'],
          },
        ],
      },
      ask: {
        young: ['How many arms has a snowflake?', 'Six!'],
        older: [
          'Why could they shake the snow off the sock?',
          'Snow is ice, in crystals with six arms, and it is not wet until it melts.',
        ],
      },
    },
    {
      facts: ['rainbow'],
      shows: /\brainbows?\b/i,
      pages: {
        young: [
          {
            text: [
              'A rainbow! Red and blue and green. "So the sun is behind us!" {child} turns. {guide} turns. There!',
              'Rain in front. A rainbow in it. So where is the sun? Behind {child}! {guide} looks round.',
            ],
            setting: 'street',
            weather: 'rain',
            camera: 'wide',
            child: 'point excited',
            guide: 'look-up surprised',
            things: ['rainbow'],
          },
        ],
        middle: [
          {
            text: [
              'It rained in front of them, and it might have rained anywhere. {guide} had lost the sun. "I had it this morning," said {guide}, and looked under a leaf. Then a rainbow came out over the barn, as bright as paint.',
              '"A rainbow!" said {guide}. "Run! We shall hang the sock on it." They ran, and the rainbow ran as well. It was always one field further. {child} stopped, with a stitch and a sock.',
            ],
            setting: 'farm',
            weather: 'rain',
            camera: 'wide',
            child: 'look-up curious',
            guide: 'run excited',
            things: ['rainbow'],
          },
          {
            text: [
              'A rainbow is the sun, broken up by drops. The rain must be in front of you, and the sun at your back. So {child} turned right round. There behind the hedge was a piece of blue. "Just where I left it," said {guide}. They went that way, with the rainbow behind.',
              '"It isn\'t a thing," said {child}. "It is sunlight, bent in the raindrops." You only see it with the sun behind you. So never mind the rainbow! {child} turned about, and there the sky was yellow. They walked that way until their shadows went behind.',
            ],
            setting: 'farm',
            camera: 'medium',
            child: 'walk happy',
            guide: 'walk surprised',
            things: ['rainbow'],
          },
        ],
        old: [
          {
            text: [
              'By now it had rained from every side, and {child} had quite lost count of the sides. What they needed was the sun. {guide} had last seen it at breakfast. There was no shadow to go by. The clouds were as even as a ceiling, and wherever they looked it was the same dull pewter. Then, low over the barn, somebody drew a line of red. Under it came yellow, and green, and blue. "A rainbow," said {guide}. "Very pretty, and no use at all."',
              'No one can meet a rainbow and go on talking about socks. It stood with one foot behind the barn. "We can be there in two minutes," cried {guide}, "and peg it up on the violet!" They ran to the barn, and it was standing behind the mill. They ran to the mill. There it was past the river, no nearer and no further off. It kept away from them like the end of a bad joke. {child} sat down on a milestone and looked hard at it.',
            ],
            setting: 'farm',
            weather: 'rain',
            camera: 'wide',
            child: 'look-up curious',
            guide: 'run excited',
            things: ['rainbow'],
          },
          {
            text: [
              '"It\'s the best use there is," said {child}. "It is a signpost, backwards." Every drop of that rain had caught a bit of sunlight, bent it, and thrown it back in colours. That could only reach them if the sun was behind their heads. {child} turned on one heel until the rainbow was exactly at the back. In front, over a hedge, was a crack of blue the size of a door. They went straight for it. Behind them the colours came along for a while, and then went home.',
              'It moved when they moved. So it was not over there, or anywhere; it was in how they looked. The rain was before them, all those drops with light bent inside. And the light? It came past their ears. "We have been running away from the sun," said {child}. They turned their backs upon the rainbow, which took some doing. There, under the edge of the cloud, it was yellow already. The sock steamed a little as they came out into it.',
            ],
            setting: 'farm',
            camera: 'medium',
            child: 'walk happy',
            guide: 'walk surprised',
            things: ['rainbow'],
          },
        ],
      },
      ask: {
        young: ['Where was the sun?', 'Behind {child}, and the rainbow in front.'],
        older: [
          'How did a rainbow help them to find the sun?',
          'It is seen with the rain in front and the sun behind, so they turned round.',
        ],
      },
    },
    {
      facts: ['drying'],
      shows: /\b(?:air|wind|breeze)\b/i,
      pages: {
        young: [
          {
            text: [
              '{guide} sits on the sock. It stays wet! Spread it out. Let the wind have it. Flap, flap, {child}!',
              'In a ball it stays wet. {child} hangs the sock out long. Wind takes the damp. {guide} claps.',
            ],
            setting: 'garden',
            weather: 'wind',
            camera: 'medium',
            child: 'reach determined',
            guide: 'sit happy',
            things: ['sock'],
          },
        ],
        middle: [
          {
            text: [
              'At last there was sun. "Leave it to me," said {guide}. {guide} rolled the sock up tight and sat on it, like an egg. They waited half an hour. {child} unrolled it. Only {guide} was dry.',
              '"It must be kept warm," said {guide}, and folded the sock in four. It was put in the corner, out of the draught, under a stone. The sun shone on the stone. When {child} looked, the sock had a damp heart.',
            ],
            setting: 'garden',
            camera: 'medium',
            child: 'think worried',
            guide: 'sit proud',
            things: ['sock'],
          },
          {
            text: [
              '{child} pegged it out by the toe, as long as it would go. The water had to go off into the air. Then a breeze came and took the wet air off, and brought some more. Flap, went the sock. Each flap was a bit lighter.',
              'So {child} opened it, and turned it inside out. Up it went on a string, where the wind could read both sides. The damp goes off into the air, but somebody must carry that air away. The wind did. In no time the toe was fluffy.',
            ],
            setting: 'garden',
            weather: 'wind',
            camera: 'wide',
            child: 'reach determined',
            guide: 'look-up surprised',
            things: ['sock'],
          },
        ],
        old: [
          {
            text: [
              'Now that they had sun, {guide} took charge. "The secret," said {guide}, "is to keep the warmth in." The sock was rolled up tight and put in a sheltered corner, and {guide} sat down on it. It was a fine sight. After half an hour by the church clock {child} asked to see. The outside was a little better. But inside, where the roll had been thickest, it was as wet as it had been in the sink. A worm had come to look at it.',
              '"Not in the wind!" said {guide}. "It will catch cold." Instead it was folded in half, and in half again. It was laid on a warm wall with a slate on top. They played noughts and crosses. They played it again. Whenever {child} lifted the slate there was a sock underneath, warm as a bun and not one bit drier. The wet had nowhere to go. It just sat there and got comfortable.',
            ],
            setting: 'garden',
            camera: 'medium',
            child: 'think worried',
            guide: 'sit proud',
            things: ['sock'],
          },
          {
            text: [
              '"It doesn\'t want keeping in," said {child}. "It wants letting out." Water dries by going off into the air, a bit too small to see at a time. For that it needs to touch the air, all of it at once. And then that air is damp, and has to be fetched away. {child} pegged the sock by the toe, full length, where the wind came over the gate. It kicked. It kicked higher. Soon it was dancing like a thing with a whole leg in it, and nothing ran out.',
              'So {child} undid everything that {guide} had done. Out came the folds. The sock was turned inside out and hung from a string, at the windiest corner there was. Every breeze that went by took a little damp along and made room for the next. You cannot see water leaving. But you can hear it: a wet sock slaps, and a dry one whispers. They sat beneath and listened to it change its voice. "I loosened it," said {guide}.',
            ],
            setting: 'garden',
            weather: 'wind',
            camera: 'wide',
            child: 'reach determined',
            guide: 'look-up surprised',
            things: ['sock'],
          },
        ],
      },
      ask: {
        young: ['What took the wet away?', 'The wind. Flap, flap!'],
        older: [
          'Why does a sock dry sooner spread out in the wind?',
          'More of it touches the air, and the wind carries the damp air away.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'Dong! Five. The sock is dry. On it goes! "Well done, {child}," says the Mayor. {guide} bows.',
            'The Mayor sits on the new bench. One foot is purple. {child} cheers. "Dry!" says {guide}.',
          ],
          setting: 'street',
          camera: 'wide',
          child: 'cheer proud',
          guide: 'dance happy',
        },
        {
          text: [
            '"Dry till Tuesday," says {guide}. {child} puts up a hood. Plop. Plop, plop.',
            'Home goes {child}. One drop falls. {guide} says it is not there. Plop!',
          ],
          setting: 'street',
          weather: 'rain',
          time: 'sunset',
          camera: 'medium',
          child: 'walk happy',
          guide: 'walk proud',
        },
      ],
      [
        {
          text: [
            'Five! Here is the sock, soft as a mouse. The Mayor wiggles one toe. {child} claps. {guide} bows.',
            'Sniff the sock. Wind and sun are in it. "Lucky!" says the Mayor. {guide} hops. {child} hops.',
          ],
          setting: 'street',
          camera: 'medium',
          child: 'jump happy',
          guide: 'jump excited',
          things: ['sock'],
        },
        {
          text: [
            'Night. {child} is asleep. Rain runs down the window. No sock is out in it.',
            'In bed, {child} sleeps. Good night, rain. Good night, wet {guide}.',
          ],
          setting: 'bedroom',
          time: 'night',
          weather: 'rain',
          camera: 'close',
          child: 'sleep calm',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'The clock began to strike five. {child} came round the corner with the sock held high. It was dry to the last stitch. The Mayor put it on, standing on one leg. Then the Mayor sat. "I declare this bench a bench!" Everyone cheered, {guide} most of all.',
            'One, two, three, went the clock. "It is wet, isn\'t it?" said the Mayor. {child} gave it a squeeze. Four. It did not drip. Five! On went the sock, down went the Mayor, and the band played. {guide} explained to everyone that it had been forecast.',
          ],
          setting: 'street',
          camera: 'wide',
          child: 'hold proud: sock',
          guide: 'cheer proud',
        },
        {
          text: [
            'When the people had gone, {child} and {guide} tried the bench. It was a good bench. "Dry till Tuesday," said {guide}. A large drop fell on the very middle of {guide}. They moved up closer.',
            'They sat on the new bench in the last light. {guide} looked up, for the first time in years. "There may," said {guide}, "be rain." There was not one drop. {child} laughed so that the bench shook.',
          ],
          setting: 'street',
          time: 'sunset',
          camera: 'medium',
          child: 'sit happy',
          guide: 'look-up surprised',
        },
      ],
      [
        {
          text: [
            'Half the town stood round the new bench. So did the Mayor, with one bare foot. "Here!" called {child}. The sock smelled of hills. The Mayor pulled it on and sat down as softly as a hen. "Ah," said the Mayor. {guide} took off a hat that was not there.',
            'Nobody may sit on a bench before it has been opened. Many people were tired. Then came {child}, running, with {guide} behind. The sock was dry, and warm besides. In one minute the Mayor had opened it by sitting down. In two, so had nineteen others.',
          ],
          setting: 'street',
          camera: 'medium',
          child: 'run excited',
          guide: 'run happy',
          things: ['sock'],
        },
        {
          text: [
            'At bedtime {child} put one hand out of the window. The air was soft and cool, and it came from the hill. A drop fell into the hand. "Good night," said {child} to it, and shut the window.',
            'Late that night it rained on the bench and the hill. It rained on {guide}, who was telling everybody that it did not. {child} heard it from bed. It made a very good noise, from inside.',
          ],
          setting: 'bedroom',
          time: 'night',
          weather: 'rain',
          camera: 'close',
          child: 'think calm',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'The band had its cheeks full. The scissors lay ready on a cushion. Behind the ribbon the Mayor stood on one leg. At the first stroke of five {child} came round the corner with the sock. "Is it?" said the Mayor. {child} held it against one cheek. It was. It was dry to the toe, and smelled of wind and pine trees. On it went. "I declare this bench," said the Mayor, sinking, "open." A cheer went up. {guide} took all of it personally.',
            '"We could use another sock," somebody was saying, when there was a shout. {child} was at the end of the street with something purple flying behind, like a flag. It did not drip. It did not even steam. The clock had got as far as four when the Mayor pulled it on. It said five as the Mayor sat down. That is how a bench is opened. {guide} went from group to group. "I said dry," said {guide}. "I believe you all heard me."',
          ],
          setting: 'street',
          camera: 'wide',
          child: 'hold proud: sock',
          guide: 'cheer proud',
        },
        {
          text: [
            'Then everybody went home to tea. There were only the two of them, on the new bench, with evening coming over the roofs. {child} licked a finger and held it up. One side went cold. "It comes from the west," said {child}, "and there is a cloud in it." {guide} looked up, which {guide} had never done before. There was such a lot of it up there, and it was all doing something. "Well," said {guide} at last. "I never." Then they ran.',
            'Afterwards {child} walked home with {guide}, past the board outside the town hall. It said DRY TILL TUESDAY. {guide} stood before it for some time with the chalk. Then {guide} wiped out the last two words. DRY, it said now. That was true, for as long as it took to read it. The first drop came down exactly on the dot of nothing. They stood and watched it make a small dark star on the ground. Then there were two.',
          ],
          setting: 'street',
          time: 'sunset',
          camera: 'medium',
          child: 'look-up happy',
          guide: 'look-up surprised',
        },
      ],
      [
        {
          text: [
            'There must have been half a town round that bench, and every one was looking at a bare foot. The Mayor was trying to hide it behind the other. So it was a dog who saw {child} first. It was a dog with an interest in socks. {child} took the last corner at a run, with {guide} behind. The Mayor held out one hand, and there it lay. It was warm. It was fluffy. "Lucky," breathed the Mayor. Then the Mayor sat.',
            'At two minutes to five the Mayor rolled up one trouser leg and sighed. It would have to be done barefoot. "Wait!" said somebody, and the crowd came apart. {child} had run all the way from the last of the weather. A sock was handed over the ribbon. The Mayor felt the heel, then the toe, then the heel again. "But it has been raining everywhere," said the Mayor. "Not quite everywhere," said {child}. {guide} coughed, and bowed, and knocked over a tuba.',
          ],
          setting: 'street',
          camera: 'medium',
          child: 'run excited',
          guide: 'run happy',
          things: ['sock'],
        },
        {
          text: [
            'That night {child} was asked what the weather would do tomorrow. {child} opened the window and put out a hand. There was a small wind. It came over the hill, so it would be bringing what they had on the other side. On the sill stood a pine cone, half open. "It hasn\'t decided," said {child}. It was very pleasant to lie there in the dark, not knowing. Somewhere out in the wet a voice was promising something till Tuesday.',
            'In the night the wind got up and went round the house, trying things. It tried the gate. It tried the pegs along the empty line, and made them click. {child} lay and listened. It was only air, on its way to somewhere else. It had been over the hill, and through the wood. It had been inside a sock. After a while it brought the rain along, and they both settled down on the roof.',
          ],
          setting: 'bedroom',
          time: 'night',
          weather: 'rain',
          camera: 'close',
          child: 'look-up calm',
        },
      ],
    ],
  },
};
