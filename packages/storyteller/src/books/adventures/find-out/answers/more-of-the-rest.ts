import { answer, type Answer } from './answer.ts';

/** More that children ask about the world, about themselves and about things. */
export const MORE_OF_THE_REST: readonly Answer[] = [
  answer(
    /^(?:what|how)\b.*(?:\b(?:no sun|without (?:the |a )?sun)\b(?! ?(?:cream|glasses|hat|screen|light bulb))|\bsun\b.*\b(?:go(?:es)? out|went out|(?:was|were) gone|burn(?:s|t|ed)? out|stop(?:s|ped)? shining|disappear\w*)\b)/,
    [
      'Without the sun the Earth would be dark and frozen and plants could not grow; but the sun will shine for thousands of millions of years yet.',
      'NASA Science, "Our Sun: Facts"',
    ],
    ['It would be dark and cold. No plant could grow.', 'But the sun stays! It shines on and on.'],
    [
      'It would be dark, and very, very cold. Plants need light, so nothing would grow.',
      'But nobody has to worry. The sun will shine for longer than anybody can think.',
    ],
    [
      'It would be night for ever, and the seas would freeze. Plants could not make their food, and so there would be none for us. And with nothing to hold it, the Earth would fly off in a straight line.',
      'Nobody has to worry about that, though. The sun has enough in it to shine for thousands of millions of years.',
    ],
  ),
  answer(
    /^(?!.*\b(?:skin|me|us|people|cream|hat|snow|plants?|moon|who made|school|bears?|faces?)\b).*(?:\bsun\b.*\b(?:hot|burn|made|warm|shine)\b|\bwhat is the sun\b)/,
    [
      'The sun is a star, a huge ball of hot gas; deep inside it hydrogen turns into helium, and that gives light and heat.',
      'NASA Science, "Our Sun: Facts"',
    ],
    ['The sun is a star. It is a ball of hot, hot gas.', 'Deep inside it makes the heat. Never look into it!'],
    [
      'The sun is a star, only much nearer than the others. It is a huge ball of gas. Deep inside it is squeezed hard, and gives off heat.',
      'It is so bright that nobody should look straight into it.',
    ],
    [
      'The sun is a star like those at night, only much nearer. It is a ball of gas so huge that the Earth is like a pea beside a beach ball. In the middle everything is squeezed together with enormous force.',
      'There hydrogen turns into helium, and each time a little heat and light is given off. It is not a fire, and needs no air.',
    ],
  ),
  answer(
    /\b(?:fall|float|fly) off\b.*\b(?:earth|world|planet)\b|\b(?:what|how|why)\b.*\bgravity\b|\b(?:why|what makes) (?:do |does )?(?:all )?(?:things|everything|apples|balls|stones)\b (?:always )?falls?(?: down| to the ground)?$/,
    [
      'Gravity pulls everything towards the middle of the Earth, wherever on it one stands.',
      'NASA Space Place, "What Is Gravity?"',
    ],
    ['The Earth pulls at us. It pulls at everything!', 'So we stay on. And what we drop goes down.'],
    [
      'The Earth pulls everything towards its middle. That is called gravity.',
      'It pulls everywhere, on the other side as well. So down is always where your feet are.',
    ],
    [
      'Everything pulls at everything else, though for small things one does not notice. The Earth is so big that its pull is strong. It pulls all things towards its middle, and we call that gravity.',
      'So nobody can fall off, on any side. On the other side of the world, down is where their feet are, just as for us.',
    ],
  ),
  answer(
    /^(?!.*\b(?:whales?|animals?|slugs?|dragons?|fish|sharks?)\b).*(?:\b(?:sea|ocean)\b.*\bblue\b)/,
    [
      'Water takes up the red part of sunlight and lets the blue through; the sky is mirrored in it as well.',
      'NOAA National Ocean Service, "Why is the ocean blue?"',
    ],
    ['Water keeps the red light. It lets the blue light through.', 'And the sky shows in it, too.'],
    [
      'In a glass water has no colour. But a lot of water swallows the red part of light. Blue is left.',
      'The sky is mirrored in it, too. On a grey day the sea is grey.',
    ],
    [
      'A glass of water looks clear because there is so little of it. Water does swallow the red part of the light, only slowly. In the deep sea the light has a long way to go, and blue is what is left.',
      'On top the sea is a mirror as well. Under a grey sky it looks grey.',
    ],
  ),
  answer(
    /^(?!.*\b(?:puppets?|scar\w+|monsters?|eye|people|peter|ghosts?|eclipses?|groundhogs?)\b).*\bshadows?\b/,
    [
      'A shadow is where light does not reach because something stands in its way; the lower the light, the longer the shadow.',
      'BBC Bitesize, on shadows',
    ],
    ['Light goes straight. You stand in its way!', 'Behind you it is dark. That is your shadow.'],
    [
      'Light goes straight on and cannot go round a corner. When you stand in its way, there is a dark place behind you.',
      'When the sun is low, your shadow is long.',
    ],
    [
      'Light travels in straight lines. Behind whatever it cannot get through, it leaves a dark place. That has the shape of whatever is in the way.',
      'In the morning and the evening the sun stands low, and shadows are long. At noon they are at their shortest.',
    ],
  ),
  answer(
    /^(?!.*\b(?:alexa|amazon|dot|narcissus|nymph|dolphins?|bats?)\b).*\bechoe?s?\b/,
    [
      'An echo is sound that bounces back from something large and hard, such as a cliff or a wall.',
      'BBC Bitesize, on echoes',
    ],
    ['Your voice goes off and hits a wall. Back it bounces!', 'Hello, hello!'],
    [
      'Sound travels through the air. When it meets a big hard wall, it bounces back like a ball.',
      'If the wall is far enough off, you hear yourself a moment later.',
    ],
    [
      'Sound runs through the air, fast, but not as fast as all that. When it meets a cliff or a big bare wall, it is thrown back. If it has been on the way for long enough, we hear it as a second voice.',
      'In a room full of cushions there is no echo. Soft things swallow sound.',
    ],
  ),
  answer(
    /\b(?:fart\w*|parp\w*|break wind)\b.*\b(?:people|we|i|you)\b|\bwhy\b.*\b(?:people|we|i|you|dogs?|everybody)\b.*\b(?:fart|parp|burp)\b|^why do (?:people|we|i|you|dogs) trump$/,
    [
      'Gas in the belly comes from swallowed air and from the tiny living things that help us with our food; it has to come out again.',
      'NHS, on wind',
    ],
    ['There is gas in every tummy. Out it must come!', 'Everybody does it. Pardon!'],
    [
      'When we eat, we swallow air. And tiny helpers in the belly make gas out of our food.',
      'It has to get out again somewhere. Everybody does it, even queens.',
    ],
    [
      'With every bite we swallow some air. Further down live tiny helpers, who deal with what we cannot digest ourselves, and they make gas. Beans give them a good deal to do.',
      'All that gas has to leave again, upwards or downwards. Every person does it, many times a day.',
    ],
  ),
  answer(
    /^(?!.*\b(?:trains?|wagons?|golf|man|eat\w*)\b).*\b(?:bog(?:ey|ie|ey)s?|bogies|boogers?|snot)\b/,
    [
      'The nose makes slime that catches dust and germs; where it dries it becomes a bogey.',
      'Nemours KidsHealth, on boogers and the nose',
    ],
    ['Your nose makes slime. It catches the dust.', 'When it dries, that is a bogey. Get a tissue!'],
    [
      'The nose makes a sort of slime, and dust and germs stick to it. So they do not get further in.',
      'Where it dries up, there is a bogey. A tissue is the place for it.',
    ],
    [
      'With each breath we draw in dust and germs, and the nose is the doorkeeper. It makes a sticky slime that holds on to them. Tiny hairs push it along.',
      'Where the slime dries, it becomes a bogey. It has done a good job, and goes into a tissue.',
    ],
  ),
  answer(
    /\b(?:we|people|i|you|humans|everybody|everyone|eyes|eyelids)\b.*\bblink(?:s|ing)?\b|\bblinking\b.*\b(?:for|work|eyes)\b/,
    [
      'Blinking spreads tears over the eye, which keep it wet and clean.',
      'American Academy of Ophthalmology, on blinking',
    ],
    ['A blink wipes your eye. Wet and clean!', 'You do it all day long.'],
    [
      'Each blink wipes a thin film of tears over the eye. So it stays wet and clean.',
      'It goes so quickly that we do not notice.',
    ],
    [
      'The eye must never dry out, and dust must not stay on it. So every few seconds the lids come down and spread a thin film of tears. They are like the wipers of a car.',
      'It is so quick that the brain leaves it out. Otherwise the world would keep going dark.',
    ],
  ),
  answer(
    /^(?!.*\b(?:motor ?bikes?|did|stabilisers)\b).*(?:\b(?:bikes?|bicycles?)\b.*\b(?:stay up|fall over|balance)\b)/,
    [
      'A rolling bicycle stays up because its wheels are steered under it whenever it begins to lean; how much of this it does by itself is still studied.',
      'Delft University of Technology, on bicycle balance',
    ],
    ['It must roll. When it leans, you steer that way.', 'Then it stands up again!'],
    [
      'A bicycle is for ever about to fall over. When it leans to one side, you steer a bit to that side.',
      'So the wheels come back under you. It only works while you roll.',
    ],
    [
      'A bicycle that stands still falls over. When it rolls, something clever happens. It begins to lean, the rider steers a little that way, and the wheels run back under the weight.',
      'It happens all the time without our noticing. How much of it a bicycle can do by itself, people are still finding out.',
    ],
  ),
  answer(
    /^(?!.*\b(?:castles?|crystal)\b).*(?:\bballs?\b.*\bbounce|\bbounc\w*\b.*\bballs?\b)/,
    [
      'When a ball hits the ground it is squashed; springing back into shape, it pushes itself off.',
      'BBC Bitesize, on forces and springiness',
    ],
    ['It hits the ground and gets squashed. Then it jumps back into shape.', 'That pushes it up. Boing!'],
    [
      'When a ball hits the ground, it is squashed a little for a moment. It wants to be round again.',
      'As it springs back, it pushes against the ground, and up it goes.',
    ],
    [
      'Nobody can see it, because it goes so fast, but a ball goes a little flat when it lands. The rubber is stretched, and the air inside is squeezed. Both want to go back to how they were.',
      'So the ball springs into shape, pushes off from the ground, and flies up. Each time a little of the push is lost, and so it stops in the end.',
    ],
  ),
  answer(
    /^(?!.*\b(?:melt\w*|cold|hurt|ill|sick|happy|van|truck|soft)\b).*(?:\bice ?cream\b.*\bmade\b|\bhow\b.*\bmake\b.*\bice ?cream\b)/,
    [
      'Ice cream is milk, cream and sugar that are stirred while they freeze, so that the ice stays fine and air is beaten in.',
      'Encyclopaedia Britannica, "Ice cream"',
    ],
    ['Milk, cream and sugar get very cold. Stir, stir, stir!', 'So it freezes, and stays soft.'],
    [
      'Milk, cream and sugar are mixed, and made very cold. All the while somebody has to stir.',
      'So there are no lumps of ice in it, but a lot of air. That makes it soft.',
    ],
    [
      'Ice cream begins as milk, cream and sugar. It is frozen, but not left alone. All the time it is stirred, so that the ice can only make very tiny crystals.',
      'The stirring also beats in air. Without that it would be a hard sweet brick.',
    ],
  ),
  answer(
    /^(?!.*\b(?:a?e?r?o?planes?|money|boats?|dolls?|hats?|chains?|lanterns?|snowflakes?|swans?|mache|noise)\b).*(?:\bpaper\b.*\b(?:made|comes? from)\b|\bhow\b.*\b(?:made|make)\b.*\bpaper$|\bwhere\b.*\bpaper\b.*\bcome)/,
    [
      'Paper is made of wood fibres, or of old paper, which are stirred into water, drained on a sieve, pressed and dried.',
      'Encyclopaedia Britannica, "Papermaking"',
    ],
    ['Most paper was once a tree! The wood is mashed with water.', 'Then it is pressed, thin and flat.'],
    [
      'Wood is mashed up with water, until it is like porridge. That is spread thin, and pressed, and dried.',
      'Old paper can be mashed again. Then it becomes new paper.',
    ],
    [
      'Most paper was a tree once. The wood is mashed into tiny threads and stirred into a lot of water. Then it is poured over a fine sieve, and the water runs off.',
      'What stays is pressed, dried and rolled up. Old paper can be mashed as well, and so it becomes paper again.',
    ],
  ),
  answer(
    /^(?!.*\b(?:slippers?|cinderella|stained|frogs?|beads?|water|made (?:of|from|out of) glass)\b).*(?:\bglass\b.*\bmade\b|\bhow\b.*\bmake\b.*\bglass$)/,
    [
      'Glass is made of sand that is melted with soda and lime in a very hot oven.',
      'Corning Museum of Glass, on how glass is made',
    ],
    ['Glass is made of sand! Sand gets very, very hot.', 'It melts. Then it gets hard and clear.'],
    [
      'Glass is made of sand. It is mixed with other things and melted in a very, very hot oven.',
      'While it is soft, it can be blown or pressed. When it cools, it is hard.',
    ],
    [
      'One would not think so, but glass is made of sand. It is mixed with soda and lime, and heated in an oven until it runs like honey.',
      'While it is soft, it can be blown into a bottle or floated out flat for a window. When it has cooled, one can look through.',
    ],
  ),
  answer(
    /^(?!.*\b(?:operas?|mouth|eat\w*)\b).*(?:\bsoap\b.*\b(?:work|clean|wash))/,
    [
      'Each tiny part of soap holds on to water with one end and to grease with the other, so water can carry dirt away.',
      'American Chemical Society, on soap',
    ],
    ['Soap holds on to dirt. It holds on to water, too.', 'The water runs off. So does the dirt!'],
    [
      'Water alone runs off from greasy dirt. Soap has two ends. One holds on to grease, and one to water.',
      'So the water can pull the dirt away with it.',
    ],
    [
      'Water and grease will have nothing to do with each other. Soap is friends with both. One end of every tiny part of it holds on to grease, and the other to water.',
      'They gather round a bit of dirt from all sides, and lift it off. Then the water carries the lot away.',
    ],
  ),
  answer(
    /^(?!.*\b(?:not|doesn't|won't|tins?|cups?|strings?|at work|toy|always|so much)\b).*(?:\bphones?\b.*\bwork|\btelephones?\b.*\bwork)/,
    [
      'A mobile phone turns a voice into signals and sends them by radio waves to a mast, from where they go on to the other phone.',
      'BBC Bitesize, on how mobile phones work',
    ],
    ['It catches your voice. It sends it through the air.', 'The other phone says it again!'],
    [
      'A phone turns your voice into a signal. It sends that with radio waves to a tall mast.',
      'From there it goes to the other phone, which makes it a voice again.',
    ],
    [
      'A phone listens to your voice and turns it into numbers. It sends those off with radio waves, which nobody can see or hear, to the nearest mast. From there they run along cables to another mast.',
      'The other phone catches them and turns them back into a voice. It takes hardly longer than a blink.',
    ],
  ),
  answer(
    /^(?!.*\b(?:sea|salt\w*|ocean|dirty|puddles?|rain|bath|pool|animals?|plants?|fish|cats?|dogs?|camels?|beer|wine|alcohol|poor|countr\w+|not)\b).*(?:\bwhy\b.*\bdrink\b.*\b(?:water|enough)\b|\bwhy (?:do|am|are) (?:we|i|people|you)\b.*\bthirsty\b)/,
    [
      'Our bodies are more than half water and lose some all day in breath, sweat and wee, so we must drink.',
      'NHS, "Water, drinks and hydration"',
    ],
    ['We are made of water, mostly! Some gets out all day.', 'So we drink, and fill up. Glug!'],
    [
      'More than half of us is water. Some of it gets out all day, in breath, in sweat, as wee.',
      'So we have to fill up again. When the body wants more, we feel thirsty.',
    ],
    [
      'One would not think it to look at us, but more than half of a person is water. It carries everything about inside. Some is lost all day long, in breath, in sweat and as wee.',
      'What is lost has to come back in. When there is too little, the brain makes us thirsty, and then water tastes best.',
    ],
  ),
  answer(
    /^(?!.*\b(?:people|astronauts?|rockets?|flags?|landing|day|daytime|morning|same|asleep)\b).*(?:\bmoon\b.*\b(?:stay|stays|fall|falls|hang|hangs|up there|held)\b)/,
    [
      'The moon goes round the Earth so fast sideways that, though the Earth pulls at it, it falls past and never comes down.',
      'NASA, "What Is an Orbit?"',
    ],
    ['The Earth pulls at the moon. But the moon runs past!', 'So it goes round and round us.'],
    [
      'The Earth pulls at the moon. But the moon is racing along sideways, and so it always falls past us.',
      'That takes it round the Earth, once in about four weeks.',
    ],
    [
      'Nothing holds the moon up. The Earth pulls at it, and so it does fall. But it is also racing along sideways. By the time it has fallen a little, the round Earth has curved away.',
      'So it falls and falls, and always misses. We call that an orbit. Once round takes it about four weeks.',
    ],
  ),
  answer(
    /^(?!.*\b(?:twinkl\w*|shooting|falling|film|pop|die[sd]?|dead|heaven|guide|find)\b).*(?:\bstars\b.*\b(?:come|comes|out|only|seen?|appear|shine|show)\b.*\bnight\b|\b(?:see|only)\b.*\bstars\b.*\bnight\b|\bat night\b.*\bstars\b.*\b(?:come|out|shine|appear)\b)/,
    ['The stars shine by day as well, but then the bright sky hides them.', 'NASA Science, on stars'],
    ['Stars shine all day. But the day is too bright.', 'At night it is dark. There they are!'],
    [
      'Stars shine in the daytime as well. But the sky is so bright then that we cannot see them.',
      'When our side turns away from the sun, it gets dark. Then they show.',
    ],
    [
      'The stars never really go away. They shine by day just as they do at night. But the sun lights up the whole sky, and a small light does not show beside a great one.',
      'At night our side of the Earth is turned away from the sun. Then it is dark enough for them.',
    ],
  ),
  answer(
    /^(?!.*\b(?:differ\w*|colou?rs?|not|one|blind|deaf|don't|can't|some)\b).*\bwhy (?:do|have)\b.*\b(?:people|we|i|you)\b.*\btwo (?:ears|eyes)\b/,
    [
      'With two ears we can tell where a sound comes from, and with two eyes how far away something is.',
      'BBC Bitesize, on the senses',
    ],
    ['Two ears tell you where. Left? Right?', 'Two eyes tell you how far.'],
    [
      'A sound from the left comes to the left ear first. So two ears tell us where it is.',
      'Two eyes see things from two sides. So we can tell how far off they are.',
    ],
    [
      'A sound that comes from the left reaches the left ear a tiny bit sooner. The brain notices that, small as it is, and knows where to look. With one ear it would have to guess.',
      'Two eyes see everything from two places. From the difference the brain works out how far off a thing is.',
    ],
  ),
  answer(
    /^(?!.*\b(?:rain\w*|snow|computers?|mushroom|walk)\b).*\bclouds?\b.*\b(?:stay|float|fall|up there|held up)\b/,
    [
      'The drops and ice crystals of a cloud are so tiny that they fall very slowly, and rising air holds them up.',
      'NASA, "What Are Clouds?"',
    ],
    ['A cloud is tiny, tiny drops. They are so light!', 'Warm air goes up, and holds them.'],
    [
      'A cloud is made of drops, too tiny to see one by itself. They are very light.',
      'They do sink, but slowly. And warm air from below keeps pushing them up again.',
    ],
    [
      'A big cloud weighs more than a herd of elephants, and yet it stays up. That is because it is in such small pieces. Each drop is so tiny that it sinks only very slowly, like dust in a sunbeam.',
      'Air that was warmed by the ground is rising all the while, and carries them. When the drops join and get heavy, it rains.',
    ],
  ),
  answer(
    /\bastronauts?\b.*\bsleep/,
    [
      'On the space station astronauts sleep in sleeping bags that are tied to the wall, since there is no up or down for a floating body.',
      'NASA, on sleeping in space',
    ],
    ['They sleep in bags. The bags are tied to the wall!', 'Or they would float away, snoring.'],
    [
      'On a space station everything floats, even sleepers. So each has a sleeping bag that is tied to the wall.',
      'There is no up and no down, so nobody needs a pillow.',
    ],
    [
      'In a space station one does not lie down, because there is no down. Everybody has a sleeping bag in a small cabin, tied to the wall, so as not to drift about. Their arms float up in front of them.',
      'The sun rises many times in one of our nights. So they draw the blinds, and go to bed by the clock.',
    ],
  ),
];
