import type { StyleBank } from './couplet.ts';

/** Songs that put things away, one by one and slowly, until there is only breathing. */
export const LULLABY: StyleBank = {
  threads: [
    {
      id: 'lamps',
      meet: ['Slow goes {the x} through the end of the town', 'Putting the lamps out and laying them down'],
      odd: ['One for the baker and one for the bell', 'And one for the bucket that sleeps in the well'],
      grow: [
        ['One for the boats that are tied in a row', 'One for the ducks with the water below'],
        ['One for the train that has nowhere to be', 'One for the branch and the bird and the tree'],
      ],
      turn: ['{He} comes to our window and stops in the street', "There's one little lamp and there's two little feet"],
      end: [
        '{He} leaves us that one, with the flame turned down low',
        'And {the x} and the evening both tiptoe and go',
      ],
      chorus: [
        'Hush now, {name}, go the lamps in the hall',
        'One for the big ones and one for the small',
        'One for {the x}, and that is them all',
      ],
    },
    {
      id: 'moon-boat',
      meet: ['The moon let a ladder of light down to sea', 'And {the x} climbed aboard where a boat ought to be'],
      odd: ['It goes without engine, it goes without oar', "It goes by the breath of whoever's ashore"],
      grow: [
        ['They pass by the chimneys, they pass by the clock', "And nobody hears, and there's no one to knock"],
        ['They pass by the orchards, the apples hang still', 'They pass by the sheep like a cloud on the hill'],
      ],
      turn: ["A breath and they're over, a breath and they slide", 'As light as a leaf on the back of the tide'],
      end: ['So breathe for {the x}, breathe slow and breathe deep', 'And row the boat over the edge into sleep'],
      chorus: [
        "Sail away, {name}, the pillow's a boat",
        "You won't need your boots and you won't need your coat",
        'The blanket is water, and all of us float',
      ],
    },
    {
      id: 'grey-wool',
      meet: ['Somewhere {a x} has a ball of grey wool', 'And knits up the evening, and soon it is full'],
      odd: ['A stitch for the window, a stitch for the gate', 'A stitch for the owl who is up rather late'],
      grow: [
        ['A row for the river, a row for the road', 'A row for the cart coming home with its load'],
        ["A hole for the moon, so it needn't stay out", 'A pocket for mist, which will wander about'],
      ],
      turn: ['And when it is done, it is wide as the land', 'And soft as the place in the cup of a hand'],
      end: ['{He} spreads it on hills and {he} tucks it in tight', "And one corner's ours, and they call it the night"],
      chorus: [
        'Lie still, {name}, lie under the grey',
        'The wool of the evening, the end of the day',
        '{The x} has put all of the needles away',
      ],
    },
    {
      id: 'the-creak',
      meet: ['The kettle has finished, the taps have all stopped', '{The x} has gone quiet, the curtain has dropped'],
      odd: ['The stairs have a creak that you know by ear', "It's only my foot, and it means I am near"],
      grow: [
        ['The clock in the hall says the same as before', 'The coats fold their arms on the hook by the door'],
        ['The cups on the rack have stopped dripping by now', 'The field has gone dark all around the brown cow'],
      ],
      turn: ['{The x} turns around and then settles down deep', 'And even the drawer with the spoons is asleep'],
      end: ['And if you should wake when the window is blue', 'My door is as open as yours is to you'],
      chorus: [
        'Hush now, {name}, there is nothing to mend',
        'The day has come round to its very own end',
        '{The x} has the night for a very old friend',
      ],
    },
    {
      id: 'feather',
      meet: ['A feather came down past the roof and the eaves', 'And {the x} looked up from a cradle of leaves'],
      odd: ['It took its own time, it had nowhere to go', 'It went to the left, and it went very slow'],
      grow: [
        ['It passed by the rafters, it passed by the rose', "It rested a while on the scarecrow's nose"],
        ['It passed by the water, the water lay flat', 'It passed by the step with the boots and the mat'],
      ],
      turn: ['And everything under it folded and slowed', 'The gate and the swing and the dust on the road'],
      end: ['The feather lay down and said nothing but "Here"', 'And {the x} was asleep with the sky very near'],
      chorus: [
        'Down, {name}, down, like a feather, like snow',
        'Nothing to catch it and nothing to blow',
        '{The x} is asleep in the valley below',
      ],
    },
    {
      id: 'night-train',
      meet: ["The night train is in, and it hasn't a sound", '{The x} has a seat with a rug wrapped around'],
      odd: ['It runs without rails and it runs without smoke', 'With a whistle as soft as the edge of a cloak'],
      grow: [
        ['It stops for the hens with their heads on their backs', 'It stops for the daisies along by the tracks'],
        ['It stops for the wind with its bag and its hat', 'The wind takes the corner, and that is that'],
      ],
      turn: ['The guard comes along with a lamp and a yawn', 'And punches each ticket as far as the dawn'],
      end: ['And no one gets off, and the windows turn blue', 'And the seat by {the x} is the one kept for you'],
      chorus: [
        'Slow, {name}, slow, through the hills in the night',
        'With never a bump and with hardly a light',
        '{The x} is beside you, the pillow is white',
      ],
    },
    {
      id: 'garden-shut',
      meet: ['The daisies have shut and the gate has swung to', 'And {the x} makes a bed in the last of the blue'],
      odd: ['A blade for a sheet, with a petal to fold', "As warm as a stone that has kept the sun's gold"],
      grow: [
        ['The snail pulls its door in, the tea tin its lid', 'The moth has come out of wherever it hid'],
        ['The spider has finished, the beetle has dined', 'The wind has gone looking for things left behind'],
      ],
      turn: ['{The x} hears the grass going up in the dark', 'As slow as a ring going round under bark'],
      end: ['And things that are growing grow on in the night', 'The beans and the moon and you, tucked up tight'],
      chorus: [
        'Rest, {name}, rest, with the seed and the bee',
        'The root of the clover, the bud of the tree',
        '{The x} is asleep, and the night is free',
      ],
    },
    {
      id: 'the-tide',
      where: ['beach', 'undersea', 'boat', 'pond', 'swimming-pool'],
      meet: ['The tide has gone out with the day on its back', 'And {the x} wanders home on a thin silver track'],
      odd: ['It took all the castles, it smoothed all the sand', 'And left one round shell that is warm in the hand'],
      grow: [
        ['The boats have lain down on their sides in the bay', 'The gulls folded up and put neatly away'],
        ['A lighthouse is counting, one short and one long', 'As if it were learning a very slow song'],
      ],
      turn: ['{The x} tells the shell all there was to be told', 'And the shell hums it over, a hundred years old'],
      end: ['So hold it up close, with your ear to its ear', 'And all of the sea will be sleeping in here'],
      chorus: [
        'Hush, {name}, hush, go the waves in their sleep',
        'Over the shallow and over the deep',
        '{The x} has a dream {he} is going to keep',
      ],
    },
  ],
  bridges: [
    ['Breathe in for the hill and breathe out for the plain', 'And in for the cloud, and then out for the rain'],
    ['Whatever is left can be left on the chair', 'Tomorrow will find it and fold it up there'],
    ['The dark is a blanket from hill unto hill', 'It covers up everything, warm and still'],
    ["There's one star for looking and one star for luck", 'And one for the pond and the sleep of the duck'],
    ["So give me the day now, I'll hang it up high", "And bring you a new one as soon as it's dry"],
    ['Your hands have done plenty, your feet have gone far', 'Now let them be still in the place where they are'],
  ],
  told: [
    ["And {pet} has lain down with a sigh, and that's that", 'The end of the day is as round as a cat'],
    ['And {the comforter} waits in the curve of your sleeve', 'With nowhere to be and no reason to leave'],
    ['And {grown-up} is near, with the door open wide', 'The light of the landing has lain down inside'],
    ["Tomorrow there's {likes}, and the sun on the floor", 'But that can wait quietly outside the door'],
  ],
  relations: {
    fear: {
      set: [
        ['{The x} had been wary of {fear} in the day', 'But evening comes softly and tidies away'],
        ["There's one thing, it's {fear}, that {he} never could bear", 'And {he} told it to me on the second stair'],
      ],
      turn: [
        ['And over the hill {the y} lies down too', 'No bigger at all than the breath that it drew'],
        ["I've asked about {fear}, and I've looked all around", 'There is nothing but night here, and hardly a sound'],
        ['The word for it, {fear}, is as small as a bean', "And I'm here beside you, and I'm in between"],
      ],
    },
    first: {
      set: [
        ["Tomorrow's the first time for {first}, and your bag", 'Is there by the door with your name on its tag'],
        ['We folded up {first} with the shirt and the socks', 'And laid it all ready on top of the box'],
      ],
      turn: [
        ["The first time's the tall one, with nothing to hold", "By Friday it's smaller, and four days old"],
        ['And all that is new will have somewhere to stand', 'And somebody there with a place for your hand'],
      ],
    },
    go: {
      set: [
        ['All the way to {place} went {the x} in a dream', 'On a road made of milk by the side of a stream'],
        ['{The x} went to {place}, with the moon for a guide', 'And one quiet cloud walking home at {his} side'],
      ],
      turn: [
        ['And {place} was asleep, with its door on the latch', 'With dust on the step and with stars in the thatch'],
        ['And back from {place}, on a pillow of foam', 'The shortest of roads is the one that goes home'],
      ],
    },
    lost: {
      set: [
        ['{The x} looked for {the t}, with a lantern to see', 'By the roots and the roof and the old apple tree'],
        ['But {the t} {was} nowhere, not under, not in', 'And up came the moon with its round, pale chin'],
        ['Where is {the y}, now the evening is here?', '{The x} has a lantern to carry it near'],
      ],
      turn: [
        ['And there {was} {the t}, in the dip of the bed', 'As close as the next thing that ought to be said'],
        ['{The t} {was} not far, for the lost things all creep', 'To the warm end of somewhere and lie there asleep'],
        ['And there was {the y}, coming home in the rain', 'A small steady step at the end of the lane'],
      ],
    },
    make: {
      set: [
        ['{The x} has made {a t} out of moonlight and thread', 'With a stitch of the evening in dark blue and red'],
        ['{The x} made {a t} with the last of the light', 'A pinch of the silver, a spoon of the night'],
      ],
      turn: [
        ['Now {the t} can stand where the window is wide', 'And the stars can come up and look in from outside'],
        ['And {the t} may not last till the middle of May', "But nobody's counting the end of today"],
      ],
    },
    friend: {
      set: [
        ['{The x} and {the y} had one blanket for two', 'With a hole in the middle where moonlight came through'],
        ['{The x} kept a place by the fire, just one', 'For somebody late, when the day was all done'],
      ],
      turn: [
        ['And now {the y} sleeps, and the breath of the pair', 'Goes up like one thread in the still blue air'],
        ['And now there is someone to talk to, and keep', 'The end of the talk till the two are asleep'],
      ],
    },
    help: {
      set: [
        ['{The y} was worn out, and the way was still long', 'So {the x} walked beside it, and lent it a song'],
        ['{The x} went the rounds with a lamp and a shawl', 'For someone was crying, and someone was small'],
      ],
      turn: [
        ['And now {the y} rests, with the walk at an end', 'And the dark all around like the coat of a friend'],
        ['And now it is mended, or near as can be', 'The rest can be done by the moon, and by tea'],
      ],
    },
    want: {
      set: [
        ['{He} wanted to {want}, and {he} told it the moon', 'And the moon made it round and returned it in tune'],
        ['To {want} was {his} wish, and {he} folded it small', 'And posted it under a stone of the wall'],
      ],
      turn: [
        ['A wish is a seed, and it sleeps in the ground', "It's doing its growing without any sound"],
        ['In dreams you can {want}, there is nothing to pay', 'And you wake with a bit of it still in the day'],
      ],
    },
    clause: {
      set: [
        ['{The x} {clause}, as the evening well knows', 'And that can be folded and put with the clothes'],
        ['They say that {the x} {clause}, all day through', "But evening has come, and there's nothing to do"],
      ],
      turn: [],
    },
    do: {
      set: [
        ['All day there was {act}, and now there is none', 'The noise and the mud and the tune are all done'],
        ['{The x} has put {act} in the drawer for the night', 'With a bit sticking out at the edge of the light'],
      ],
      turn: [
        ["Tomorrow there's {act}, and the whole of the sky", "But that's on the line, and it has to get dry"],
        ["In dreams there is {act}, and it's easy and slow", "And everyone's there that you happen to know"],
      ],
    },
    have: {
      set: [
        ['{The x} has {a t}, and {he} keeps it quite near', 'As close as a whisper is kept by an ear'],
        ['{The x} put {the t} where the moon could see in', 'And the moon came and touched {them}, as light as a pin'],
      ],
      turn: [
        ['And {the t} will be there when the morning comes round', 'In the very same place, on the very same ground'],
        ['{The t} can sleep too, on the chair, in the blue', 'With nothing to be and with nothing to do'],
      ],
    },
  },
};
