import type { SongSheet } from './sheet.ts';

const BBKA = 'British Beekeepers Association, Bee facts';
const BUTTERFLY = 'Butterfly Conservation, Life cycle';
const KEW = 'Royal Botanic Gardens, Kew, Plants';
const NHM = 'Natural History Museum, London, Dinosaurs';
const NOAA = 'NOAA Ocean Service, Ocean facts';
const NHS_BODY = 'MedlinePlus, Anatomy';
const BHF = 'British Heart Foundation, How your heart works';
const NHS_TEETH = "NHS, Children's teeth";
const NHS_HANDS = 'NHS, How to wash your hands';

/** Animals, plants and the body. */
export const LIVING_SHEETS: readonly SongSheet[] = [
  {
    id: 'bees',
    words: ['bee', 'honey', 'pollen', 'beehive', 'hive', 'bumblebee', 'honeybee', 'beekeeper'],
    chapters: [
      [
        ['A bee has five eyes, and it uses them all', 'Two that are big ones and three that are small', BBKA],
        ['The flower pays her with nectar, a sip', 'She drinks with a tongue like a straw to the tip', BBKA],
        ['She carries the pollen in bags on her knees', 'And dusts it on blossom all over the trees', BBKA],
        ["The flower that's dusted grows apples in time", 'With pips in the middle and branches to climb', BBKA],
      ],
      [
        ['A bee tells by dancing her sisters the way', 'A waggle for how far to travel today', BBKA],
        ['They build out of wax, with six walls to a room', 'And fill it with food from the fields all in bloom', BBKA],
        ['One spoonful of honey, one little teaspoon', 'Takes twelve bees their lifetimes, from May until June', BBKA],
        ['In winter they huddle together and keep', 'The queen in the middle, all warm in the heap', BBKA],
      ],
    ],
    chorus: ['Buzz, {name}, buzz, from the rose to the pea', 'No bees, then no honey, few apples for tea', 'Flower to flower and back with the bee'],
  },
  {
    id: 'butterflies',
    words: ['caterpillar', 'butterfly', 'chrysalis', 'cocoon', 'metamorphosis', 'moth'],
    chapters: [
      [
        ['It starts as an egg on the back of a leaf', 'No more than a dot, and its stay there is brief', BUTTERFLY],
        ['It nibbles its way out and eats up the shell', 'And then it eats leaf, and it eats very well', BUTTERFLY],
        ['It grows till its skin is too tight, and it splits', 'And underneath that is a new one that fits', BUTTERFLY],
        ['It hangs on a stem and goes still as a pin', 'And that is the chrysalis, closing it in', BUTTERFLY],
        ['Inside, it is melted and made up anew', 'With wings folded wet, which are soon coming through', BUTTERFLY],
        ['It crawls out all crumpled and waits there to dry', 'And pumps up its wings, and then off it will fly', BUTTERFLY],
      ],
      [
        ['A butterfly tastes with the soles of its feet', 'To find the right leaf for its children to eat', BUTTERFLY],
        ['It drinks through a tongue that is curled like a spring', 'And uncurls in the flower, a thin, clever thing', BUTTERFLY],
        ['Its wings are all scales, like the tiles on a roof', 'A dust on your finger is all of the proof', BUTTERFLY],
        ['And some of them sleep through the winter in sheds', 'With closed-up brown wings like old leaves in their beds', BUTTERFLY],
      ],
    ],
    chorus: ['Wait, {name}, wait, you will see, by and by', 'An egg and a leaf and a crawl, and then fly', 'From down in the cabbage to up in the sky'],
  },
  {
    id: 'seeds',
    words: ['seed', 'plant', 'flower', 'garden', 'tree', 'bean', 'sunflower', 'gardening', 'planting', 'root', 'leaf'],
    chapters: [
      [
        ['A seed has a plant in it, folded up small', 'With lunch packed beside it, and coat, and all', KEW],
        ["It waits in the ground till it's warm and it's wet", "It drinks and it swells, and it isn't up yet", KEW],
        ['The root comes out first, and it always goes down', 'To hold and to drink in the dark and the brown', KEW],
        ['The shoot pushes up till it comes to the light', 'And opens its leaves to the left and the right', KEW],
      ],
      [
        ['The leaves make their food out of sunlight and air', 'With water that climbs from the roots up to there', KEW],
        ['And while they are making it, what they let go', 'Is oxygen, which we all breathe in, you know', KEW],
        ['The flower makes seeds, and the seeds like to roam', 'To ground of their own that is further from home', KEW],
        ['Some fly on the wind and some stick to your sock', 'And some ride inside of a bird in a flock', KEW],
      ],
    ],
    chorus: ['Grow, {name}, grow, says the seed in the ground', 'A sip and a stretch and a long look around', 'Up with no ladder and up with no sound'],
  },
  {
    id: 'bones',
    words: ['bone', 'skeleton', 'body', 'muscle', 'human body'],
    chapters: [
      [
        ["You're born with three hundred, and some of them fuse", 'So two hundred and six is the number you use', NHS_BODY],
        ['More than half of your bones are in hands and in feet', "They're tiny and many, and wonderfully neat", NHS_BODY],
        ['The longest of all is the one in your thigh', 'The smallest is deep in the ear, very shy', NHS_BODY],
        ['Your skull is a helmet, your ribs are a cage', 'They look after soft things, whatever your age', NHS_BODY],
      ],
      [
        ['A bone is alive, it is not like a stick', 'And if ever one breaks, it can mend, though not quick', NHS_BODY],
        ['A joint is a hinge, like the one in your knee', "Your shoulder's a ball in a cup, rolling free", NHS_BODY],
        ['The muscles can pull them, but never can shove', "So one's underneath and the other's above", NHS_BODY],
        ['Milk helps you to build them, and so does a run', 'And a jump, and a hop, and a while in the sun', 'NHS, Food for healthy bones'],
      ],
    ],
    chorus: ['Shake, {name}, shake all your bones in a row', 'The head and the shoulder, the knee and the toe', "Without them you'd wobble like jelly, you know"],
  },
  {
    id: 'heart',
    words: ['heart', 'heartbeat', 'blood', 'pulse'],
    chapters: [
      [
        ['Your heart is as big as the fist you can make', "It beats when you're sleeping and when you're awake", BHF],
        ['It beats in a day, if you counted it right', 'A hundred thousand, by day and by night', BHF],
        ['It pushes the blood out, as red as a rose', 'To fingers and ears and the tips of your toes', BHF],
        ['It carries your breath and the dinner you ate', 'To every last corner, and none has to wait', BHF],
      ],
      [
        ['Run up the stairs and it hurries its beat', 'To bring some more air to your legs and your feet', BHF],
        ["It's made out of muscle that never gets tired", 'And nobody tells it, it comes ready wired', BHF],
        ['And little doors open, and little doors close', 'The lub-dub is doors, as in and out it goes', BHF],
        ['A mouse has a quick one, a whale has one slow', 'The bigger the creature, the slower they go', 'Encyclopaedia Britannica, Heart rate'],
      ],
    ],
    chorus: ['Thump, {name}, thump, like a drum in your chest', "It's working all day and it's never at rest", 'Before you were born it was doing its best'],
  },
  {
    id: 'teeth',
    words: ['tooth', 'teeth', 'toothbrush', 'dentist', 'brushing teeth', 'wobbly tooth'],
    chapters: [
      [
        ["You have twenty teeth when you're little and new", 'Some to bite apples and others to chew', NHS_TEETH],
        ['The sugar you eat makes the germs very glad', 'They turn it to acid, and acid is bad', NHS_TEETH],
        ['So brush round and round, every front, every back', 'And tickle the gaps where they hide in the crack', NHS_TEETH],
        ['Two minutes at morning and two more at night', "And spit out the foam, and you've done it just right", NHS_TEETH],
      ],
      [
        ['The front ones are chisels, they cut and they slice', 'The back ones are millstones for apples and rice', NHS_TEETH],
        ['The outside of each is as white as can be', "The hardest thing in you, and that you can see", NHS_TEETH],
        ['At six or at seven one wobbles, then two', 'The new one is pushing it up, coming through', NHS_TEETH],
        ['A grown-up has thirty-two, all in a row', 'The last may be twenty years old when they show', NHS_TEETH],
      ],
    ],
    chorus: ['Brush, {name}, brush, at the top and below', 'Round in a circle and nice and slow', 'All of them shining like newly laid snow'],
  },
  {
    id: 'hand-washing',
    words: ['hand washing', 'washing hands', 'wash hands', 'germ', 'soap', 'wash your hands', 'handwashing'],
    chapters: [
      [
        ["There's somebody small on your hands you can't see", "They're germs, and they'd like to come in with your tea", NHS_HANDS],
        ['So water on first, and then soap for a slide', 'The soap gives the grease and the germs there a ride', NHS_HANDS],
        ['Rub palm upon palm, and then over the back', 'And in between fingers, each corner and crack', NHS_HANDS],
        ['The thumbs get a twist and the tips get a rub', 'For twenty slow seconds, a scrub and a scrub', NHS_HANDS],
        ['Then rinse them and watch it run down through the hole', 'And dry them off well on a towel or a roll', NHS_HANDS],
      ],
      [
        ['Before you eat anything, supper or bread', "And after you've dug in the strawberry bed", NHS_HANDS],
        ['And after the toilet, the sneeze and the cough', "That's when you most need them to come right off", NHS_HANDS],
        ['And after the rabbit, the cat or the hen', "They're lovely to stroke, and you wash your hands then", NHS_HANDS],
        ['It takes twenty seconds, or one song to sing', 'And soap is a slippery, wonderful thing', NHS_HANDS],
      ],
    ],
    chorus: ['Wash, {name}, wash, with a bubble or two', 'A rub and a scrub, and the water runs through', 'There goes the muddy and here comes the new'],
  },
  {
    id: 'dinosaurs',
    words: ['dinosaur', 'fossil', 't-rex', 't rex', 'tyrannosaurus', 'triceratops', 'diplodocus', 'stegosaurus'],
    chapters: [
      [
        ['The largest would weigh what ten elephants do', 'The smallest would sit on a chair next to you', NHM],
        ['Some ate only leaves, and had very long necks', 'And some ate the others, like good old T. rex', NHM],
        ['They laid all their eggs in a nest in the sand', 'In rows or in rings, like an orderly band', NHM],
        ['And many had feathers on arm and on tail', 'And some had a club, or a frill, or a sail', NHM],
      ],
      [
        ['A bone in the mud turns to stone, very slow', "And that is a fossil, and that's how we know", NHM],
        ['We clean off the rock with a needle and broom', 'And fit them together, as big as a room', NHM],
        ['A rock out of space hit the Earth like a drum', 'And dust hid the sun, and the dark had come', NHM],
        ['But some of them lived, with a beak and a wing', 'The birds on the fence are their children. They sing', NHM],
      ],
    ],
    chorus: ['Stamp, {name}, stamp, on the very old ground', "Dig with a brush and then look what you've found", 'A tooth or a toe or a tail in a mound'],
  },
  {
    id: 'ocean',
    words: ['ocean', 'sea', 'whale', 'octopus', 'shark', 'fish', 'coral', 'under the sea', 'reef', 'tide'],
    chapters: [
      [
        ['The sea got its salt from the rocks of the land', 'The rain washed it down with the mud and the sand', NOAA],
        ['The further you go down, the darker you find', 'With fish that have lanterns in front and behind', NOAA],
        ['The great big blue whale is the biggest of all', "And lives upon krill, and they're ever so small", NOAA],
        ['An octopus has three hearts, and its blood', 'Is blue, and it hides in the rocks and the mud', NOAA],
      ],
      [
        ['Most of the Earth has the sea for a skin', "It's seven in ten, when you count it all in", NOAA],
        ['The moon pulls the water up over the strand', 'And lets it slide back again, smoothing the sand', NOAA],
        ["A sponge is an animal, though it can't run", 'And coral is too, and it likes the warm sun', NOAA],
        ['And the smallest green specks, floating up in the light', 'Make half of the oxygen, out of our sight', NOAA],
      ],
    ],
    chorus: ['Down, {name}, down, to the blue and the deep', 'Where some things are waking and some are asleep', 'With secrets to look at but not ours to keep'],
  },
]; // prettier-ignore
