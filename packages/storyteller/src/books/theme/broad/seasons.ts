import { by, type BroadSubject } from './subject.ts';

/** Times of the year and kinds of weather: what is done in them. */
export const SEASONS: readonly BroadSubject[] = [
  {
    called: /(?:winter|winter ?time|cold weather|a winter'?s day|winter wonderland|frost)/,
    told: [
      by('snow-day', 'a snow day'),
      by('snow-day', 'building a snowman'),
      by('cold-guest', 'a penguin in our fridge', { from: 4 }),
    ],
  },
  {
    called: /(?:wintery?|snow(?:y days?)?|snow ?days?|(?:playing |a day |fun )?in the snow)/,
    told: [
      by('snow-day', 'a snow day'),
      by('snow-day', 'building a snowman'),
      by('snow-day', 'sledging down the hill'),
    ],
  },
  {
    called: /(?:spring|spring ?time|spring (?:is here|has come)|baby animals|flowers|new life)/,
    told: [
      by('caterpillar', 'a caterpillar'),
      by('egg', 'finding a mysterious egg'),
      by('puddle', 'splashing in puddles'),
    ],
  },
  {
    called:
      /(?:summer|summer ?time|summer (?:holidays?|vacation|fun|break|days?)|(?:the )?(?:summer )?holidays|vacation|sunshine|a (?:hot|sunny) day)/,
    told: [
      by('beach', 'a day at the beach'),
      by('camping', 'camping in the garden'),
      by('fair', 'a day at the fair'),
      by('picnic', 'a picnic'),
      by('boat-trip', 'a boat trip'),
    ],
  },
  {
    called: /(?:(?:a |our |my )?holidays? (?:at|to|by) (?:the )?(?:sea ?side|beach|sea shore|sea))/,
    told: [by('seaside-week', 'a seaside holiday')],
  },
  {
    called: /(?:(?:(?:a |our )?(?:day|trip|time) (?:at|to|by) )?(?:the )?(?:sea ?side|beach|sea shore|sandcastles?))/,
    told: [by('beach', 'a day at the beach'), by('stranded', 'a whale stuck on the beach')],
  },
  {
    called: /(?:autumn|autumn ?time|fall|the fall|falling leaves|leaves)/,
    told: [by('autumn', 'jumping in the autumn leaves')],
  },
  {
    called: /(?:rain|rainy (?:days?|weather)|wet weather|weather)/,
    told: [
      by('puddle', 'splashing in puddles'),
      by('rainy-day', 'stuck indoors in the rain'),
      by('cloud', 'a sad cloud'),
    ],
  },
  {
    called: /(?:night|night ?time|the night sky|stars|(?:the )?stars (?:at night|in the sky)|a starry night)/,
    told: [
      by('fallen-star', 'a fallen star'),
      by('moon-follows', 'the moon that follows us home', { upTo: 7 }),
      by('power-cut', 'the night the lights went out', { from: 4 }),
      by('camping', 'camping in the garden'),
    ],
  },
  {
    // A star in the garden is no moon.
    called: /(?:the moon|moon|moonlight|(?:a|the) full moon)/,
    told: [
      by('moon-visit', 'the moon comes to tea'),
      by('moon-follows', 'the moon that follows us home', { upTo: 7 }),
      by('moon-caught', 'catching the moon in a bucket'),
    ],
  },
];
