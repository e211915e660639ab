import type { SongSheet } from './sheet.ts';

const NASA_MOON = 'NASA Science, Moon';
const NASA_PLANETS = 'NASA Science, Solar System';
const NASA_STARS = 'NASA Science, Stars';
const MET = 'Met Office, Learn about weather';
const USGS = 'US Geological Survey, The Water Cycle';

/** Sun, moon, stars, planets, weather, water. */
export const SKY_SHEETS: readonly SongSheet[] = [
  {
    id: 'water-cycle',
    words: ['water cycle', 'rain', 'evaporation', 'water', 'river', 'puddle', 'raindrop', 'rainfall'],
    chapters: [
      [
        ['The sun on the sea is as warm as a hand', 'It lifts up the water from sea and from land', USGS],
        ["You can't see it go, but it climbs in the air", "Till it's cold and it's crowded and cloudy up there", USGS],
        ["The drops hold together, they're heavy, they fall", 'On roofs and on rhubarb, on you by the wall', USGS],
        ['They run to the river, the river runs free', 'And where does it go to? It goes to the sea', USGS],
      ],
      [
        ['The rain on your nose is as old as the hills', 'It has been in the sea and the snow and the mills', USGS],
        ['Some of it snows on the mountains, and stays', 'And melts for the rivers in warm summer days', USGS],
        ['Some of it sinks through the stones of the ground', 'And waits in the dark there without any sound', USGS],
        ['The trees drink it up by the root from below', 'And breathe it away through the leaves as they grow', USGS],
      ],
    ],
    chorus: ['Round, {name}, round, and around goes the rain', 'Up to a cloud and then down to the drain', 'Out to the sea and then over the plain'],
  },
  {
    id: 'moon',
    words: ['moon', 'moon phase', 'phases of the moon', 'full moon', 'lunar'],
    chapters: [
      [
        ["The moon has no lamp and no fire at all", 'The sun shines upon it, a dusty grey ball', NASA_MOON],
        ['It goes round the Earth, and it goes at a run', 'And half of it always is lit by the sun', NASA_MOON],
        ['When its bright side looks off, then the moon we call new', 'The next is a thin little curve in the blue', NASA_MOON],
        ['It grows to a half and to full, round and bright', 'Then slims itself down again, night after night', NASA_MOON],
        ["It takes twenty-nine days and a half for the lot", "Then there's the new one, in much the same spot", NASA_MOON],
      ],
      [
        ['The moon has no weather, no wind and no rain', "A footprint that's left there is there to remain", NASA_MOON],
        ['It has mountains and craters all covered in dust', "And rocks that are grey, like an old oven's crust", NASA_MOON],
        ['It always shows us the same side of its face', 'While the two of them travel together in space', NASA_MOON],
        ['It pulls on the sea as it passes up there', 'And that makes the tides come and go everywhere', 'NOAA, Tides and Water Levels'],
      ],
    ],
    chorus: ['Moon, {name}, moon, in the window tonight', "It hasn't a lamp, but it lends us its light", 'Sometimes a sliver and sometimes all white'],
  },
  {
    id: 'planets',
    words: ['planet', 'solar system', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'space', 'astronaut', 'rocket'],
    chapters: [
      [
        ['Mercury\'s nearest, the smallest, the quick', 'It goes round the sun in three months, at a lick', NASA_PLANETS],
        ['Venus is next, and the hottest of all', 'With cloud packed around it as thick as a wall', NASA_PLANETS],
        ['Then Earth with its water, and us on the shore', 'And Mars, where the rust is all over the floor', NASA_PLANETS],
        ["Jupiter's bigger than all of the rest", 'With one giant storm like a spot on its chest', NASA_PLANETS],
        ['Saturn has rings made of ice and of stone', 'And Uranus rolls on its side, all alone', NASA_PLANETS],
        ['And Neptune is last, in the cold and the blue', 'A hundred and sixty-five years to go through', NASA_PLANETS],
      ],
      [
        ['The sun is a star like the others at night', "It's just that it's near, so it's warm and it's bright", NASA_STARS],
        ['Eight planets go round it, and none makes a sound', 'And none of them meet as they travel around', NASA_PLANETS],
        ['The four that are nearest are rocky and small', 'The four further out are the giants of all', NASA_PLANETS],
        ['A year is one trip, and a day is one spin', 'And that is the top that we live our lives in', NASA_PLANETS],
      ],
    ],
    chorus: ['Eight, {name}, eight, and the sun in between', 'The red and the ringed and the blue and the green', 'The largest and oddest that ever were seen'],
  },
  {
    id: 'night-sky',
    words: ['star', 'night sky', 'constellation', 'galaxy', 'milky way', 'shooting star', 'telescope'],
    chapters: [
      [
        ['A star is a sun that is so far away', 'The light that you see took years to today', NASA_STARS],
        ["They're there in the daytime, it's only too bright", 'The sun hides them all till it goes for the night', NASA_STARS],
        ['They twinkle because we look up through the air', 'And air, always moving, will wobble them there', NASA_STARS],
        ['The red ones are coolest, the blue ones are hot', 'And ours, in between, is a yellowish dot', NASA_STARS],
      ],
      [
        ['Long ago, people joined star up to star', 'And made them a bear out of dots, as they are', 'Royal Museums Greenwich, Constellations'],
        ['The one in the north hardly moves from its place', 'And sailors have steered by its small steady face', 'NASA Science, What is the North Star?'],
        ["A shooting star's dust, and it's burning so bright", 'A speck out of space that goes out in the night', 'NASA Science, Meteors'],
        ['The pale milky path going over the hill', "Is billions of stars, and we're part of it still", 'NASA Science, Galaxies'],
      ],
    ],
    chorus: ['Up, {name}, up, to the dark and the far', 'A hundred, a thousand, however they are', 'And one of them near us. The sun is a star'],
  },
  {
    id: 'weather',
    words: ['weather', 'wind', 'cloud', 'snow', 'storm', 'thunder', 'lightning', 'fog', 'snowflake', 'thunderstorm', 'hail'],
    chapters: [
      [
        ['The sun warms the land, and the land warms the air', 'And warm air is light, and it climbs like a stair', MET],
        ['And cool air slides in underneath, from the side', "And that is the wind, it is air on a slide", MET],
        ['A cloud is of droplets as fine as white flour', 'So small that they hang there, hour after hour', MET],
        ['And when they are crowded they join, and they fall', 'As rain, or as snow that is feathered and small', MET],
      ],
      [
        ["Lightning's a spark, and it's hotter by far", 'Than the face of the sun is, though that is a star', MET],
        ['The thunder is air that the lightning has split', 'The light gets here first, and the sound waits a bit', MET],
        ['A snowflake is ice with six arms or six sides', 'It grows in the cloud, and it floats and it glides', MET],
        ['And fog is a cloud that lies down on the ground', 'You walk through the middle with drops all around', MET],
      ],
    ],
    chorus: ["Look, {name}, look, what's the weather today?", 'The wind has come in and is carrying hay', "It's blue or it's black or it's silver or grey"],
  },
]; // prettier-ignore
