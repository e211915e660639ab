import type { SongSheet } from './sheet.ts';

const BRITANNICA_WEEK = 'Encyclopaedia Britannica, Week';
const NASA_SEASONS = 'NASA Space Place, What causes the seasons?';
const WOODLAND = "Woodland Trust, Nature's calendar";
const BRITANNICA_ALPHABET = 'Encyclopaedia Britannica, Latin alphabet';
const BRITANNICA_NUMBER = 'Encyclopaedia Britannica, Numeral';
const TATE = 'Tate, Primary colours';
const MET_RAINBOW = 'Met Office, What causes a rainbow?';
const MAGNETS = 'Encyclopaedia Britannica, Magnet';
const USGS_VOLCANO = 'US Geological Survey, Volcanoes';
const RECYCLE = 'Recycle Now (WRAP), How is it recycled?';

/** What is counted, mixed, sorted and told by the calendar; and what rumbles and pulls. */
export const EVERYDAY_SHEETS: readonly SongSheet[] = [
  {
    id: 'days-of-the-week',
    words: ['days of the week', 'day of the week', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'week', 'weekdays'],
    chapters: [
      [
        ['On Monday the week has its hat and its bag', 'And Tuesday comes after it, waving a flag', BRITANNICA_WEEK],
        ["Then Wednesday is third, with a D you don't hear", "And Thursday is fourth, and the end's getting near", BRITANNICA_WEEK],
        ['Then Friday is fifth, when the school week is done', 'And Saturday next, for the park and the bun', BRITANNICA_WEEK],
        ['And Sunday is seven, and slow, and the last', 'And then it is Monday. That went very fast', BRITANNICA_WEEK],
      ],
      [
        ['A day is the time that the Earth takes to spin', 'The light goes away and the light comes in', BRITANNICA_WEEK],
        ['Seven of those make a week on the wall', 'And fifty-two weeks are a year, nearly all', BRITANNICA_WEEK],
        ["Sunday's the sun's and then Monday's the moon's", "And Saturday's Saturn's, like names upon spoons", BRITANNICA_WEEK],
        ['And Thursday is Thor\'s, with a hammer to throw', "And Wednesday is Woden's, from so long ago", BRITANNICA_WEEK],
      ],
    ],
    chorus: ['Seven, {name}, seven, go round in a ring', 'Monday has hardly had time for a thing', 'And here it is Monday, and so we all sing'],
  },
  {
    id: 'seasons',
    words: ['season', 'month', 'spring', 'summer', 'autumn', 'winter', 'months of the year', 'january', 'february', 'march', 'april', 'june', 'july', 'august', 'september', 'october', 'november', 'december', 'calendar'],
    chapters: [
      [
        ["January's first at the front of the queue", 'And short little February follows it through', WOODLAND],
        ['Then March, with its winds, and then April, with showers', 'And May, with the hedges all covered in flowers', WOODLAND],
        ['In June there are berries, July may be hot', 'And August has blackberries, likely as not', WOODLAND],
        ['September has conkers, October has leaves', 'November has fog on the roofs and the eaves', WOODLAND],
        ['December is last, with the least of the light', "Then January's back, in the middle of night", WOODLAND],
      ],
      [
        ['The Earth is a top, and it leans as it goes', "And that's where we get all our suns and our snows", NASA_SEASONS],
        ['When our side leans in, then the summer is here', 'And days are the longest of all in the year', NASA_SEASONS],
        ["When our side leans out, then the sun's low and thin", 'And winter comes down with the dark coming in', NASA_SEASONS],
        ['And spring is between them, and autumn is too', 'One opening up and one folding from view', NASA_SEASONS],
        ["And under the world, on the far side of ours", "They're throwing their snowballs while we have our flowers", NASA_SEASONS],
      ],
    ],
    chorus: ['Twelve, {name}, twelve, and they come in a line', 'With frost on the window and sun on the vine', "And one of them's yours, and another is mine"],
  },
  {
    id: 'alphabet',
    words: ['alphabet', 'letter', 'abc', 'reading', 'spelling', 'vowel', 'letters'],
    chapters: [
      [
        ["The alphabet's made out of twenty-six signs", 'Some curly, some standing in very straight lines', BRITANNICA_ALPHABET],
        ['A, E and I, and then O and then U', "Are vowels, they're open, the breath comes straight through", BRITANNICA_ALPHABET],
        ['The others are consonants, tongue, lip and teeth', 'They shape all the breath as it comes underneath', BRITANNICA_ALPHABET],
        ['Put C next to A, and a T at the end', 'And there sits a cat, and a cat is a friend', BRITANNICA_ALPHABET],
        ['And twenty-six letters can say what you please', 'The stars and the soup and the wind and the cheese', BRITANNICA_ALPHABET],
      ],
      [
        ['A, B, C, D, and then E, F and G', 'H, I, J, K, and then L, M, you see', BRITANNICA_ALPHABET],
        ['N, O and P, and then Q, R and S', 'T, U and V, and then four, more or less', BRITANNICA_ALPHABET],
        ["And double-u's next, and then after it, X", 'With arms and with legs but without any necks', BRITANNICA_ALPHABET],
        ['Then Y, with its branches, and last of them, Zed', "And that is the lot, and they're all in your head", BRITANNICA_ALPHABET],
      ],
    ],
    chorus: ['Twenty-six, {name}, in hats and in shoes', 'Twenty-six letters to have and to use', 'And you are the one with the words you can choose'],
  },
  {
    id: 'counting',
    words: ['counting', 'number', 'count', 'maths', 'math', 'one two three', 'adding', 'zero', 'numbers'],
    chapters: [
      [
        ['One is a nose and a moon and a sun', 'One little you, there is only the one', BRITANNICA_NUMBER],
        ['Two is for eyes and for ears and for feet', "Three is the clover's leaf, tidy and neat", BRITANNICA_NUMBER],
        ['Four is the legs of a cow or a chair', 'Five is the fingers you wave in the air', BRITANNICA_NUMBER],
        ['Six for an insect, its legs, every kind', 'Seven for days, with a Sunday behind', BRITANNICA_NUMBER],
        ["Eight's for the spider, who has two legs more", "Nine is for eight when there's one at the door", BRITANNICA_NUMBER],
        ['And ten is your fingers, so hold them up high', "We count up in tens, and your hands are just why", BRITANNICA_NUMBER],
      ],
      [
        ['Zero\'s a number, and nought is its name', 'Add it to five and the five is the same', BRITANNICA_NUMBER],
        ['The evens are two and then four and then six', 'In pairs, with no odd one left out of the mix', BRITANNICA_NUMBER],
        ['The odds are the others, the one and the three', "There's always one over, like you on my knee", BRITANNICA_NUMBER],
        ['And however far that you count, there is more', "Just add on another, there's more to explore", BRITANNICA_NUMBER],
      ],
    ],
    chorus: ['Count, {name}, count, on the stairs, on the sheep', "Count on your fingers until you're asleep", "There isn't a last one, it's ever so deep"],
  },
  {
    id: 'colours',
    words: ['colour', 'color', 'rainbow', 'paint', 'painting', 'mixing colours', 'crayon'],
    chapters: [
      [
        ['Red, blue and yellow, three pots and no more', 'And out of those three you can paint us a score', TATE],
        ['The yellow met red on the side of a tin', 'And orange was there, with the sun coming in', TATE],
        ['The yellow met blue, and they stirred up a green', "As green as the greenest of frogs that you've seen", TATE],
        ['The blue met the red, and made purple, as deep', "As plums, or the hills when they're going to sleep", TATE],
        ['And all of the three of them, stirred up, make brown', 'Like mud on the boots coming home from the town', TATE],
      ],
      [
        ['The light from the sun may look white, may look plain', 'But colours come out when it shines on the rain', MET_RAINBOW],
        ['Each drop bends it in and then bends it out wide', 'And out come the colours it carried inside', MET_RAINBOW],
        ["There's red at the top and then orange below", 'Then yellow, then green, going down in the bow', MET_RAINBOW],
        ['Then blue, and then indigo, violet last', 'So stand with the sun at your back, and look fast', MET_RAINBOW],
      ],
    ],
    chorus: ['Mix, {name}, mix, with a brush and a pot', 'A little of this and of that, quite a lot', 'A drop on the table, a splash and a spot'],
  },
  {
    id: 'magnets',
    words: ['magnet', 'compass', 'magnetism', 'magnetic'],
    chapters: [
      [
        ['A magnet pulls iron, a nail or a pin', "It pulls upon steel, for there's iron within", MAGNETS],
        ["It won't pull on wood and it won't pull on glass", "It won't pull a penny of copper or brass", MAGNETS],
        ["There's north at one end and there's south at the other", 'The north of the one likes the south of its brother', MAGNETS],
        ['But north against north, and they push and they slide', "As though there were cushions you can't see inside", MAGNETS],
      ],
      [
        ['It pulls through a paper, it pulls through your hand', 'It moves iron filings like whiskers in sand', MAGNETS],
        ['The Earth is a magnet, far under the floor', 'With hot liquid iron that moves in the core', 'US Geological Survey, Geomagnetism'],
        ['A compass is only a magnet set free', 'It swings to the north, on the land or the sea', MAGNETS],
        ['And some birds can feel it, and so find the way', 'A thousand miles over the sea, night and day', 'RSPB, Migration'],
      ],
    ],
    chorus: ['Click, {name}, click, and the magnet holds tight', "There's nothing to see, not a string left or right", "It pulls on the pin, and it isn't in sight"],
  },
  {
    id: 'volcanoes',
    words: ['volcano', 'lava', 'eruption', 'erupt', 'magma'],
    chapters: [
      [
        ['Down underfoot, very deep, far away', "There's rock that is melted and glowing all day", USGS_VOLCANO],
        ["It's magma they call it as long as it's low", "It's lava they call it when out it can flow", USGS_VOLCANO],
        ['The gas in it fizzes like pop that you shake', 'And up through the cracks in the mountain they break', USGS_VOLCANO],
        ['It cools into rock and it builds up a cone', 'A hill that is made of its very own stone', USGS_VOLCANO],
      ],
      [
        ['The Earth has a crust that is cracked into plates', 'They move as your nails grow, at similar rates', USGS_VOLCANO],
        ['And where two are meeting or drifting apart', 'Is where most volcanoes are likely to start', USGS_VOLCANO],
        ['Some are asleep and have slept for so long', 'That grass grows upon them, and birds have their song', USGS_VOLCANO],
        ['The ash, when the weather has worked it, is good', 'For growing your grapes and your corn and your wood', USGS_VOLCANO],
      ],
    ],
    chorus: ['Bubble up, {name}, the mountain is hot', 'With melted-up rock like the soup in a pot', 'It builds its own hill in the very same spot'],
  },
  {
    id: 'recycling',
    words: ['recycling', 'recycle', 'rubbish', 'bin', 'litter', 'environment', 'plastic', 'compost', 'bin lorry'],
    chapters: [
      [
        ['A can that is empty is not at an end', "It's melted and rolled, and it's back round the bend", RECYCLE],
        ['The paper is shredded and soaked into mush', 'And pressed into new sheets, all flat from the crush', RECYCLE],
        ['The glass is all melted and blown out once more', "And never wears out, though it's happened before", RECYCLE],
        ['The peelings and apple cores rot in a heap', 'And turn into soil for the beans, rich and deep', RECYCLE],
      ],
      [
        ['First, use a bit less, if you can, in the hall', 'One lamp for the reader, not lamps for us all', RECYCLE],
        ['Then use it again, like a jar or a box', 'A jar for the buttons, a box for the socks', RECYCLE],
        ['Then mend it with glue or with thread or a screw', 'And chairs will go on, and a teddy bear too', RECYCLE],
        ["And what's left at last, put it into the bin", 'For paper or plastic or glass or for tin', RECYCLE],
      ],
    ],
    chorus: ['Round, {name}, round, it can all come back', 'The tin and the bottle, the box and the sack', 'All in their places, a pile and a stack'],
  },
]; // prettier-ignore
