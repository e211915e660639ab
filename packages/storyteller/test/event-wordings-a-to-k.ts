/** Themes by the event that should tell them, for the newer events from A to K; see event-wordings.ts. */
export const WORDINGS_A_TO_K: Readonly<Record<string, readonly string[]>> = {
  'after-the-pearl': [
    'the long dragon in the street at Chinese New Year and what it is chasing',
    'eight pairs of legs under a paper dragon',
    'my son wants to hold the back end of the lunar new year dragon',
  ],
  'alive-after-dark': [
    'our snowman goes for walks when everybody has gone to bed',
    'the scarecrow who only moves once the farm is asleep',
    'what does the garden gnome get up to all night',
  ],
  'all-for-the-king': [
    'a greedy king who keeps every sweet in the land',
    'the queen says all the chocolate is hers',
    'nobody else is allowed any pudding, by order of the prince',
  ],
  'all-of-the-world': [
    'a button that wants to see everything there is',
    'the little snail sets out to visit the whole wide world',
    'our teaspoon has run off to look at the sea',
  ],
  'all-the-little-ones': ['bunnies, just bunnies, please', 'fluffy chicks', 'baby animals on the farm, lots of them'],
  'always-cold': [
    'the only penguin who hates being chilly',
    'brr, says Pingu the penguin, and puts on another jumper',
    'a shivery penguin',
  ],
  'always-last': [
    'he never wins a race, not one',
    'a tortoise who is at the back every single time',
    'slowest runner in the whole school',
  ],
  'animals-swap': [
    'somebody let the zoo animals move house overnight',
    'the lion is in the penguin pool and the giraffe is in the reptile house',
    'everyone at the zoo is in the wrong cage',
  ],
  'as-far-as-the-shed': [
    "I'm leaving home, said Mia, and packed a cheese sandwich",
    'a cross little boy packs his bag and runs away to the bottom of the garden',
    'running away but only a little way',
  ],
  'as-hungry-as': [
    'when I woke up Dad was a bear',
    'one morning everyone in our house had turned into an animal except me',
    "mum's a hippo at breakfast",
  ],
  'at-the-wheel': [
    'a kind bus driver who waits for everyone',
    'my daughter drives the train all day',
    'the engine driver who stopped for a tortoise',
  ],
  'back-on': [
    'she keeps coming off the balance beam',
    'falling off my pony and getting up again',
    'gymnastics is hard when you wobble',
  ],
  'bear-hunt': [
    'creeping through the long grass to find a lion',
    "we're off to catch a big one",
    'tiptoe, tiptoe, looking for a tiger with daddy',
  ],
  'beard-gone': [
    'Daddy shaved and the baby cried',
    'who is that man? oh, grandad without his whiskers',
    "my dad's face looks all bare",
  ],
  'bed-sails': [
    'when the light goes out my bunk turns into a ship',
    'sailing to sleep across the carpet sea',
    'a bed on the waves with pillows for sails',
  ],
  'behind-you': [
    'the detective cannot see the dog because it is walking behind her',
    'two sleuths hunt for a lost kitten that follows them everywhere',
    'Inspector Max and the missing puppy who came along to help',
  ],
  'being-a-cat': [
    "my daughter's only answer today is miaow",
    'he will only eat from a bowl on the floor because he is a dog now',
    'a boy who is a lion until bathtime',
  ],
  'better-than-me': [
    'the new girl draws better than I do',
    'I was the fastest and then Kofi came',
    'what if somebody else is the best at maths now',
  ],
  'big-bed': ['no more cot', 'rolling out of her new bed with no bars', 'he is getting a grown up bed tonight'],
  'big-poo': [
    'the biggest plop in the jungle',
    'elephant did one in the middle of the road and nobody knows what to do',
    'a story about a giant poo, please, mummy',
  ],
  'bigger-house': [
    "Leo's got a trampoline and a playroom and we haven't",
    'my friend lives in a huge house',
    'why is our flat so little',
  ],
  'boat-on-land': [
    'a rowing boat who will not go in',
    'the ship that was frightened of getting wet',
    'little sailboat scared of the sea',
  ],
  'bossy-friend': [
    'she always says what we play',
    'why do I always have to be the baby in our game',
    'my friend makes all the rules',
  ],
  'both-at-once': [
    'a penguin pilot',
    'a hippo who dreams of flying a helicopter',
    'ostrich at the controls of a jumbo jet',
  ],
  'both-want': [
    'we both grabbed the same tricycle',
    'mine! no, mine! two children and a scooter',
    'who gets the red car at nursery',
  ],
  'breathes-bubbles': [
    'a dragon that puffs out soap bubbles',
    'no fire, only flowers came out of his mouth',
    'the little dragon who sneezed feathers rather than flames',
  ],
  'brings-her-babies': [
    'the hedgehog at our back door came back with little ones',
    'a vixen visits us every night and then one evening with cubs',
    'mummy deer shows us her fawn',
  ],
  'builders-in': [
    'there is a plumber in our bathroom',
    'banging and drilling all week because we are having the kitchen done',
    'workmen at home, and tea, lots of tea',
  ],
  'building-site': [
    'diggers and dumper trucks, nothing else',
    'cement mixer, crane, bulldozer',
    'a busy day for the big yellow machines',
  ],
  'built-for-you': [
    'a crocodile and a tractor make a house together',
    'how the bear and the crane built a bridge',
    'a mouse and an elephant set up a cafe',
  ],
  'burnt-dinners': [
    'Daddy burns everything he cooks',
    'smoke alarm for supper again',
    'a robot chef whose pancakes come out like coal',
  ],
  'bus-to-the-sea': [
    'the number seven did not turn round at the end, it drove on to the beach',
    'one hot day the bus driver said, who wants to paddle?',
    'a little bus who had never seen waves',
  ],
  'by-hand': [
    'my daughter signs, and nobody asked her to play until',
    'a boy who talks with his hands at a noisy party',
    'deaf girl makes a friend under water',
  ],
  'calls-home': [
    'a girl on the space station who misses her nana',
    'homesick on the moon',
    'how do you ring your mum from Mars',
  ],
  'carnival-shake': [
    'Notting Hill with feathers and bells',
    'her carnival costume jingles every time she breathes',
    'dancing behind the steel band with auntie',
  ],
  'caught-in-net': [
    'a seal all tangled up on the beach',
    'hedgehog stuck in the football net',
    'how to free a dolphin from the fishing rope',
  ],
  chewed: ['our puppy ate my shoe', 'the dog has had my homework and a cushion', 'who nibbled the slippers? Biscuit'],
  'class-clown': [
    'he always makes the others laugh when the teacher is talking',
    'a joker who cannot be serious for one minute',
    'the funniest boy in 4B',
  ],
  'class-pet-case': [
    'the school gerbil has vanished and so has my spelling book',
    'who let the class rabbit out, a detective story',
    'the case of the empty hamster cage in Year 5',
  ],
  clings: [
    'she hangs on to my leg at nursery',
    "mummy's going and I won't let go",
    'a little koala who cannot let go of her mother at the gate',
  ],
  'closing-down': [
    'they want to shut our library',
    'how we saved the old swimming pool',
    'the cinema in our town is going to be knocked down',
  ],
  'counted-in': [
    'a stray dog finds somewhere to belong',
    'the kitten without a home',
    'a fox cub looking for a family of his own',
  ],
  'counting-days': [
    'mummy is away for five sleeps',
    'Dad comes back on Friday, how many nights is that',
    'crossing off the days until my mama is home from her trip',
  ],
  'crash-landed': [
    "an alien's spaceship came down in our cabbages",
    'help the little martian fix his rocket',
    'a UFO with a broken wing behind the school',
  ],
  'creature-trainer': [
    'catching and training little monsters with powers',
    'my creature is the weakest in the league',
    'a boy with a tiny battle beast that evolves',
  ],
  'cried-wolf': [
    'she kept shouting shark and there never was one',
    'a monkey who yells crocodile for fun',
    'nobody believes him any more when he calls help',
  ],
  'dads-girlfriend': [
    "Dad's got a new girlfriend and she sits in my chair",
    "mum's boyfriend doesn't know where the bowls go",
    'somebody new at my dads house',
  ],
  'dark-runs': [
    'Mia does not like it when the light goes out',
    'my room at night is too dark',
    'what is in the black corner by my bed',
  ],
  'dinosaur-garden': [
    'there is a stegosaurus behind our shed',
    'can I keep him? he only eats hedges',
    'Finn finds a baby dino by the compost heap',
  ],
  'down-deep': [
    'diving to the very bottom of the ocean',
    'a journey to the centre of the earth',
    'how far down does the sea go in a submarine',
  ],
  'dress-up-day': [
    'World Book Day and my costume fell apart',
    'everyone came as Harry and I am a teapot',
    'what shall I go as on dressing up day',
  ],
  'ducklings-crossing': [
    'stop the traffic, a mother duck and seven little ones',
    'how the ducks got over the road to the park',
    'one duckling gets left on the kerb',
  ],
  'dug-up': [
    'clonk, went the spade',
    'our dog dug up something hard in the flower bed',
    'a mole hits a treasure chest',
  ],
  'dummy-fairy': ['the fairy takes away dummies for new babies', 'giving up my binky', 'last night with the pacifier'],
  'early-bread': [
    'my dad is a baker and gets up in the night',
    'at three in the morning with Grandpa making rolls',
    'where does bread come from before we are awake',
  ],
  'eats-the-sofa': [
    'a monster came to tea and ate the curtains too',
    'the guest who was still hungry after the table',
    'he finished the cake, the plates and then the chairs',
  ],
  'escape-room': [
    'locked in with an hour and seven puzzles',
    'my birthday at an escape game',
    'we have to solve riddles to get out',
  ],
  'families-as-they-are': ['I have two mummies', 'my two dads and me', 'just me and my gran, that is our family'],
  'far-grandparent': [
    'Abuela lives on the other side of the world and we video call',
    'grandpa on the tablet',
    'I only ever see my granny on a screen',
  ],
  'fast-wheels': [
    'my chair is the quickest thing in the playground',
    'a girl in a wheelchair races down the hill',
    'wheelchair racing boy',
  ],
  'first-snowdrop': [
    'looking for the first flower with Granny',
    'is it spring yet, a little white flower in the snow',
    'something white is poking up through the frozen ground',
  ],
  'first-steps': ['our baby can nearly walk', 'wobble wobble, she let go', 'a foal stands up on four long legs'],
  'five-day-weekend': [
    'what if there were no Mondays',
    'a week with only Saturdays in it',
    'somebody has cancelled Tuesday',
  ],
  'flying-pants': ["Grandpa's underpants blew off the line", 'everyone saw my knickers', 'pants! pants everywhere'],
  'follows-home': [
    'a puppy walked behind me all the way from school',
    'this cat keeps coming after us, whose is she',
    'the duck that came home with my daughter',
  ],
  'for-them': ['a hotel just for bugs', 'who cuts the hair of all the lions', 'dentist for dragons'],
  'forgets-the-steps': [
    'she went blank in the middle of her ballet show',
    'what comes next? on stage and no idea',
    'he forgot the dance in front of everyone',
  ],
  'forgot-kit': [
    'my PE bag is still in the hall',
    'we left my swimming things behind',
    'oh no, I have no recorder today',
  ],
  freckles: [
    'I have a birthmark on my face',
    'why do I have so many freckles',
    'a zebra with spots on his nose that everyone asks about',
  ],
  'friendly-vampire': [
    'a werewolf nobody will open the door to, though he is nice',
    'everybody is frightened of the troll and he only brought back a hat',
    'the kind vampire next town over',
  ],
  'fun-run': [
    'Mummy is running the marathon',
    'we made a banner for my dad and his 10k',
    'cheering on auntie in the charity race',
  ],
  'game-tournament': [
    'the last level nobody has ever beaten',
    'an esports final with my best mate',
    'a girl gamer gets to the championship',
  ],
  'garden-visitor': [
    'a hedgehog comes every night to our patio',
    'whose fox is it, ours or theirs',
    'the badger who calls at nine',
  ],
  'ghost-ship': [
    'a white ship in the mist with nobody on deck',
    'the haunted galleon off the headland',
    'when the fog comes, so does she, with torn sails',
  ],
  'giants-pass-it-on': [
    'the pylons at the side of the road are holding hands',
    'what do electricity giants carry',
    'metal men standing in the fields',
  ],
  'goalkeeper-ducks': [
    'the goalie who shuts his eyes',
    'a keeper afraid of the ball',
    'she is in goal but she hides when they shoot',
  ],
  'goes-alone': [
    'my teddy went on holiday by himself',
    'the rabbit got left on the plane and had an adventure',
    'Monkey takes the bus without us',
  ],
  'goes-her-round': [
    'where does our cat go after dark',
    'what Tiddles does at night',
    'she slips out of the cat flap and nobody knows where to',
  ],
  'goes-sideways': [
    'a lift that does not stop at any floor you know',
    'press the button with no number',
    'the elevator which went left',
  ],
  'goldilocks-sorry': [
    'Goldilocks comes back to apologise',
    'what happened the day after the three bears',
    'a letter to Baby Bear about his chair',
  ],
  'grandad-forgets': [
    'Grandma does not know my name some days',
    'grandpa keeps losing words',
    'Nana muddles me up with my mum',
  ],
  'guesses-wrongly': [
    'a mermaid finds a fork',
    'what on earth is an umbrella for, said the lion',
    'the monkeys have found a toothbrush and nobody knows what it does',
  ],
  'gulps-it-down': [
    'the drawer that swallows pens',
    'our sofa eats coins',
    'a letter box that gobbles up parcels and never has enough',
  ],
  'half-a-map': [
    'the map got ripped and my enemy has the other bit',
    'two rival pirates, one torn chart',
    'only one side of a treasure map',
  ],
  'haunted-house': [
    'the creaky mansion at the end of our lane',
    'we dared each other to go in the old house',
    'is there really a ghost in the castle',
  ],
  'heavy-passenger': [
    'an elephant gets on the number 9',
    'a hippo wants a seat on the school bus',
    'the bus went down at the back when the dinosaur sat',
  ],
  'held-on': [
    'super girl saves a beetle',
    'my son has a cape and rescues a kitten',
    'the smallest hero holds on to a mouse in the wind',
  ],
  'hoosh-click': [
    'the air machine on our Mars base has stopped',
    'far out in space something goes quiet',
    'life on a space colony when the oxygen pump breaks',
  ],
  'in-love': [
    'a frog is sweet on a princess and cannot say so',
    'the hedgehog who fell in love with a hairbrush',
    'I think Rhino loves Giraffe',
  ],
  'inside-painting': [
    'she fell into a picture at the museum',
    'stepping through the frame in the gallery',
    'what is behind the hill in the painting',
  ],
  'invitations-lost': [
    'nobody got my party cards',
    'the wind took every invitation',
    'they were in the bag and the bag is gone, and the party is on Saturday',
  ],
  'island-map': [
    'X marks the spot on our island',
    'two sisters with a treasure map and a rowing boat',
    'twenty steps from the palm tree',
  ],
  'itchy-days': ['chicken pox', 'I have got nits', 'spots all over and calamine lotion'],
  'jumps-over': [
    'Monster truck squashes cars',
    'a huge truck with giant wheels and one tiny car',
    'crash, crunch, at the monster truck show',
  ],
  'keep-out': [
    'my sister has put a sign on her door',
    'he never lets me in his room',
    'big brother does not want to play with me any more',
  ],
  'keeps-growing': [
    'my scarf will not stop getting longer',
    'a sandwich that gets bigger every day',
    'the beanstalk in our bathroom',
  ],
  'kind-power': [
    'her superpower is being kind',
    'a hero without muscles, only kindness',
    'can being nice be a super power',
  ],
  'kittens-in-the-wardrobe': [
    'our cat had her babies in my jumper drawer',
    'five kittens under the stairs',
    'the dog had pups in the airing cupboard',
  ],
  'knock-first': [
    'there is a giant living in our fridge',
    'a troll in the airing cupboard',
    'who lives in the washing basket? a wizard',
  ],
};
