import { answer, type Answer } from './answer.ts';

/** What children ask about the things that people make and use. */
export const OF_THINGS: readonly Answer[] = [
  answer(
    /\bonions?\b.*\b(?:cry|tears|eyes?|sting)\b/,
    [
      'A cut onion gives off a gas that stings the eyes, and tears wash it away.',
      'Library of Congress, Everyday Mysteries, "Why does chopping an onion make you cry?"',
    ],
    ['Cut an onion, and something flies up. It stings your eyes!', 'So tears come. They wash it away.'],
    [
      'When an onion is cut, it lets out a gas. You cannot see it, but it stings the eyes.',
      'The eyes make tears to wash it away. So nobody is really sad.',
    ],
    [
      'An onion does not want to be eaten. When something cuts or bites it, two things that were kept apart run together, and a stinging gas comes out. It drifts up to the eyes.',
      'The eyes do what they always do when something gets in. They wash it out with tears. A cold onion stings less.',
    ],
  ),
  answer(
    /^(?!.*\b(?:dogs?|cats?|animals?|ill|sick|poorly|happy|spots|hyper|bad|can't|easter|bunny|river|chocolate (?:milk|cakes?|biscuits?|chips?|cookies?))\b).*(?:\bchocolate\b.*\b(?:made|make|come|from|grow)|\bmade\b.*\bchocolate\b)/,
    [
      'Chocolate is made from the seeds of the cacao tree, which are left to ferment, dried, roasted, ground and mixed with sugar.',
      'Encyclopaedia Britannica, on chocolate',
    ],
    ['It starts on a tree, in big pods. In the pods are beans.', 'The beans are dried and roasted. Then comes sugar!'],
    [
      'Chocolate grows on a tree, in a way. In hot lands the cacao tree has big pods, full of beans.',
      'The beans are dried, roasted and ground. With sugar, and often milk, they become chocolate.',
    ],
    [
      'It begins on a tree in a hot, wet country. The cacao tree has pods as big as a small melon, which grow straight out of the trunk. In them are beans, and they are very bitter.',
      'The beans lie under leaves for some days, and are dried, roasted and ground. With sugar, and often milk, they turn into chocolate.',
    ],
  ),
  answer(
    /^(?!.*\b(?:infections?|ginger|banana|ducks?|jesus)\b).*(?:\bbread\b.*\brise|\bdough\b.*\brise|\byeast\b|\bhow\b.*\bbread\b.*\bmade\b)/,
    [
      'Yeast in the dough eats sugar and gives off a gas, and the bubbles make the dough rise.',
      'Encyclopaedia Britannica, "Yeast"',
    ],
    ['Flour and water make dough. In it lives tiny yeast.', 'It makes bubbles. Up goes the dough!'],
    [
      'Bakers mix flour and water, and put in yeast. Yeast is alive, and very tiny.',
      'It eats a bit of the flour and makes bubbles of gas. The bubbles push the dough up.',
    ],
    [
      'A baker mixes flour and water, and then puts in yeast. Yeast is a living thing, so small that thousands fit on a pinhead. It eats the sugar that is in flour, and gives off gas.',
      'The dough is stretchy and holds the gas in, like a thousand small balloons. In the oven they set. Those are the holes in bread.',
    ],
  ),
  answer(
    /^(?!.*\b(?:who|when|invented|mean|danger\w*|safe|strangers?|bull\w+|old|many|long|not|slow|people)\b)(?:what(?:'s| is)|how|where)\b.*\b(?:wi-?fi|internet)\b/,
    [
      'The internet is very many computers joined by cables; wifi carries messages the last few steps by radio waves.',
      'BBC Bitesize, on the internet and wifi',
    ],
    ['Many computers talk to each other. Long wires join them.', 'At home, unseen waves bring the pictures.'],
    [
      'All over the world computers are joined with long cables. Some of them lie under the sea.',
      'At home a box turns the messages into radio waves. Those fly through the air to the screen.',
    ],
    [
      'The internet is a net of computers, all over the world, which are joined by cables. Even under the sea there are cables. A picture is cut up into small pieces for the journey, and put together again at the end.',
      'For the last few steps it goes without a cable. The box at home turns it into radio waves, and they go through walls.',
    ],
  ),
  answer(
    /^(?!.*\b(?:steam|fire|jet|rockets?|planes?|trains?|search|crash\w*|accidents?|over|far|fast|toy|cable|dodgem|flying|remote|police|themselves|babies)\b).*(?:\bhow\b.*\b(?:cars?|engines?)\b.*\b(?:work|go|move|drive|run)\b(?!.*\b(?:fire|steam)\b))/,
    [
      'In a petrol engine small bursts of burning fuel push pistons that turn the wheels; in an electric car a motor does it with a battery.',
      'US Department of Energy, Alternative Fuels Data Center, "How Do Gasoline Cars Work?"',
    ],
    ['In a car is a motor. It turns the wheels.', 'Some drink petrol. Some have a big battery.'],
    [
      'In the car is an engine. Tiny bits of petrol burn there, and push, again and again. The push turns the wheels.',
      'Other cars have a big battery and an electric motor.',
    ],
    [
      'In many cars petrol burns in an engine, a drop at a time. Each drop gives a small bang, and the bang pushes a piston. Many bangs, one after another, turn a shaft, and the shaft turns the wheels.',
      'Other cars have a big battery instead. Electricity from it turns a motor, and there are no bangs at all.',
    ],
  ),
  answer(
    /^(?:how|why) (?:do|does|can|is|are)\b(?!.*\b(?:blow|titan\w*|people|crew|lost|yellow)\b).*\bsubmarines?\b.*\b(?:work|go|sink|dive|float|under|up)\b/,
    [
      'A submarine lets water into its tanks to sink, and blows it out with air to rise.',
      'Encyclopaedia Britannica, "Submarine"',
    ],
    ['It lets water in. Down it goes!', 'It blows the water out. Up it comes!'],
    [
      'A submarine has big tanks. When it lets water into them, it grows heavy and sinks.',
      'To come up, it blows the water out again with air. Then it is light.',
    ],
    [
      'A submarine can choose whether to float. Along its sides are tanks. Full of air, they hold it up like armbands. When the crew let water into them, it grows too heavy for that, and down it goes.',
      'To come up, they press air into the tanks, and the air pushes the water out. Little wings help to steer.',
    ],
  ),
  answer(
    /^(?!.*\b(?:wasps?|gold)\b).*(?:\bhow\b.*\bdiggers?\b.*\b(?:work|dig|move|lift)\b)/,
    [
      'A digger moves its arm with oil that is pressed through pipes into cylinders.',
      'Encyclopaedia Britannica, "Hydraulics"',
    ],
    ['A digger has oil in pipes. A pump pushes the oil.', 'The oil pushes the arm. Dig, dig!'],
    [
      'Along the arm are fat tubes with oil in them. A pump presses the oil in, and it pushes a rod out.',
      'The rod moves the arm. Oil can push very hard.',
    ],
    [
      'The strong part of a digger is oil. The engine drives a pump, and the pump presses oil through pipes into long tubes along the arm. Oil cannot be squeezed smaller, so it pushes out a rod.',
      'One tube lifts the arm, one bends it and one tips the bucket. The driver only moves small sticks.',
    ],
  ),
  answer(
    /^(?!.*\b(?:goldfish|fish|hamsters?|gerbils?|pets?|toys?|should|potty|ring|dogs?|cats?|birds?|animals?|trains?|planes?|aeroplanes?|napp(?:y|ies)|bed|boats?|worms?|penguins?|insects?)\b).*(?:\bhow\b.*\b(?:toilets?|loos?)\b.*\b(?:works?|flush\w*)\b|\b(?:where|what)\b.*\b(?:poo|poop|wee|pee|toilets?|flush\w*)\b.*\b(?:go|goes|flush\w*)\b|\bhappens\b.*\bflush)/,
    [
      'Flushed water carries everything through pipes and sewers to a treatment works, where it is cleaned before it goes back into a river or the sea.',
      'Water UK, on sewage treatment',
    ],
    ['Whoosh! Water takes it away. It goes down a pipe.', 'Far away the water is made clean.'],
    [
      'When we flush, water rushes out of a tank and takes everything along. It goes through pipes under the street.',
      'At the end is a place where the water is made clean again. Then it goes to a river.',
    ],
    [
      'Above or behind a toilet there is a tank. When we flush, all its water comes at once and carries everything round a bend. Some water stays in the bend, and so no smell comes up.',
      'Pipes run under the streets to a treatment works. There the water is sieved and settled, and tiny living things eat the dirt.',
    ],
  ),
  answer(
    /^(?!.*\b(?:backwards?|back to front|swap\w*|left|reverse\w*|luck|broken?|magic|snow white|ghosts?|vampires?|fat|ugly|thin|funny)\b).*(?:\bmirrors?\b.*\b(?:work|see|show)\b|\bhow\b.*\bmirrors?\b)/,
    [
      'A mirror is glass with a thin layer of metal, which sends light back evenly.',
      'Encyclopaedia Britannica, "Mirror"',
    ],
    ['Behind the glass is shiny metal. Light bounces off it.', 'It brings you back to you!'],
    [
      'A mirror is glass. Behind the glass is a very thin coat of shiny metal.',
      'Light goes from your face to the mirror and bounces straight back. So you see yourself.',
    ],
    [
      'Light bounces off nearly everything. From a wall it bounces in all directions, since a wall is rough when you look very closely. A mirror is smooth. Behind its glass lies a thin coat of metal.',
      'There light bounces back in order, as a ball does from a flat floor. What comes back still has your face in it.',
    ],
  ),
  answer(
    /^(?!.*\b(?:blow\w*|water balloons?|burst\w*|pop|heaven)\b).*(?:\b(?:why|how|what makes?)\b.*\bballoons?\b.*\b(?:float|fly|up|rise)\b)/,
    [
      'A balloon filled with helium floats because helium is lighter than air; hot air is lighter than cold air, too.',
      'Encyclopaedia Britannica, on balloons',
    ],
    ['In it is a light, light gas. It is lighter than cool air!', 'So up it goes.'],
    [
      'Some balloons are filled with helium. That is a gas, and it is much lighter than air.',
      'So the air pushes it up. Big balloons with a basket are full of hot air, which is light, too.',
    ],
    [
      'A balloon blown up by mouth sinks to the floor. One with helium goes up. Helium is a gas much lighter than air, and so the air lifts it, just as water lifts a cork.',
      'Hot air is lighter than cold air as well. That is how the very big balloons, with a basket, can carry people.',
    ],
  ),
  answer(
    /^(?!.*\b(?:bubble (?:wrap|tea|gum|bath)|fizzy|lemonade|cola|speech|whales?|boil\w*|fish)\b).*(?:\bbubbles?\b.*\b(?:round|pop|made)\b|\bround\b.*\bbubbles?\b)/,
    [
      'A soap bubble is round because its thin skin of soapy water pulls together as small as it can.',
      'Exploratorium, on soap bubbles',
    ],
    ['A bubble has a thin, wet skin. The skin pulls itself in.', 'So it is round. When it dries, pop!'],
    [
      'A bubble is air with a thin skin of soapy water around it. The skin pulls together as tightly as it can.',
      'The tightest shape of all is round. When the skin dries, it pops.',
    ],
    [
      'The skin of a bubble is water with soap on both sides, thinner than a hair. It pulls itself together as small as it can get, and the air inside pushes back.',
      'No shape has less skin for the same air than a ball. So bubbles are round. When the water dries or sinks down, they pop.',
    ],
  ),
  answer(
    /^(?!.*\b(?:eat\w*|can't)\b).*(?:\bpopcorn\b.*\b(?:pops?|popping|made|works?|puff\w*|jumps?|comes? from)\b|\b(?:makes?|made|what is)\b.*\bpopcorn\b)/,
    [
      'A grain of popcorn has a little water inside; when heated it turns to steam, until the hull bursts and the soft inside puffs out.',
      'Encyclopaedia Britannica, "Popcorn"',
    ],
    ['In each grain is a bit of water. It gets hot, and pop!', 'Out puffs the white.'],
    [
      'Each grain has a hard coat, and a tiny bit of water inside. When it is hot, the water turns to steam.',
      'The steam pushes until the coat bursts. Pop! The soft part puffs out.',
    ],
    [
      'A grain of popcorn wears a very hard coat. Inside is soft starch, and a tiny bit of water. In the heat the water turns into steam, and steam wants far more room.',
      'The coat holds for as long as it can. Then it bursts, and the starch puffs up and sets before it can fall back.',
    ],
  ),
  answer(
    /^(?!.*\b(?:mac\w*|moon|cake)\b).*(?:\bcheese\b.*\b(?:holes?|made|come)\b|\bholes?\b.*\bcheese\b)/,
    [
      'Cheese is made from milk that is curdled; in some cheeses tiny living things give off gas, which leaves holes.',
      'Encyclopaedia Britannica, "Cheese"',
    ],
    ['Cheese is made of milk. Tiny helpers work in it.', 'Some make bubbles. Those are the holes!'],
    [
      'Cheese is milk that was made thick, drained, and kept for a long time.',
      'In some cheeses tiny living things make bubbles of gas. The bubbles stay, and those are the holes.',
    ],
    [
      'To make cheese, milk is made to thicken, and the watery part is drained off. The rest is pressed and left to ripen. That may take a year. It is not quiet in there, because tiny living things are at work.',
      'In some sorts they give off gas. It cannot get out, and makes bubbles, and when the cheese is cut they are holes.',
    ],
  ),
  answer(
    /\bastronauts?\b.*\b(?:toilet|loo|wee|pee|poo)\b/,
    [
      'In space things float, so the toilet draws everything in with moving air; the wee is cleaned and becomes water again.',
      'NASA, on the space station toilet',
    ],
    ['In space everything floats. So the toilet pulls, with air!', 'It works like a vacuum cleaner.'],
    [
      'In space everything floats, and nothing falls down. So the toilet pulls with moving air, like a vacuum cleaner.',
      'They hold on to bars for their feet. The wee is cleaned, and is water again.',
    ],
    [
      'Nothing falls down in a space station, and so an ordinary toilet would be a disaster. Theirs has a fan, and the moving air pulls everything where it should go. There are holds for the feet, so as not to float away.',
      "The wee is cleaned very well and becomes drinking water. They say that today's coffee is tomorrow's coffee.",
    ],
  ),
];
