import { floorOfTheShop } from '../home/floor-of-the-shop.ts';
import { withScenes } from '../scene.ts';
import { inOtherTrolleys } from './in-other-trolleys.ts';
import { lookingWithHands } from './looking-with-hands.ts';
import { script, type Frame } from '../../frame.ts';

/** The shop in which a household is fed. */
const FOR_FOOD =
  /\b(?:supermarkets?|supermaket|grocer\w*|food|weekly|target|trolley|carts?|checkout|till|aisles?|sweets|candy|shelf|shelves)\b/i;

const WANTS = String.raw`\b(?:wants? (?:a |the |every |new )?(?:toys?|everything|sweets|things|chocolate)|(?:say|says|said|saying|told|hear\w*) (?:\w+ )?no\b|a no\b|begs?(?:ging)? for|(?:whin\w+|nag\w*|pester\w*|moan\w*|cr(?:y|ies|ying)|scream\w*)(?: me)? for|ask(?:s|ing) for (?:a |the )?(?:toys?|sweets|everything|things|something)|buy (?:him|her|them))`;
const FOR_FOOD_ONLY = new RegExp(`^(?!${'[^]*'}${WANTS})${'[^]*?'}(?:${FOR_FOOD.source})`, 'i');

const own: Frame = {
  id: 'shopping-trip',
  name: 'Going shopping',
  says: [
    'meltdown in the supermarket',
    'tantrum at the checkout',
    'hates going to the supermarket',
    'hates shopping',
    'wants everything in the shop',
    'screams for sweets at the till',
    'cannot walk past the toys in the shop',
    'food shopping with a toddler',
    'grocery store meltdowns',
    'wont sit in the trolley',
    'runs off in the supermarket',
    'gets overwhelmed in big shops',
    'shoe shopping is a battle',
    'lies on the floor in aisle five',
    'begs for a toy every time we shop',
    'how do i explain we only buy what is on the list',
    'bright lights in the supermarket upset her',
    'target run meltdown',
    'supermaket shopping',
    'trying on clothes in the shop',
    'the weekly shop takes two hours with him',
    'grabs things off the shelves',
  ],
  claims: {
    strong: [
      'floor in the shop',
      'floor in the supermarket',
      'floor in shops',
      'in the shop when i say no',
      'in shops when i say no',
      'in the supermarket when i say no',
      'whine in the shop',
      'whine at the till',
      'nag in the shop',
      'every shop',
      'in every shop',
      'climb out of the trolley',
      'stand up in the trolley',
      'stands in the trolley',
      'in the trolley',
      'out of the trolley',
      'sit in the trolley',
      'feet measured',
      'shoe shop',
      'new shoes',
      'supermarket',
      'grocery store',
      'grocery shopping',
      'food shopping',
      'go shopping',
      'going shopping',
      'hate shopping',
      'checkout',
      'at the till',
      'trolley',
      'shopping cart',
      'aisle',
      'weekly shop',
      'shoe shopping',
      'buy a toy',
      'off the shelf',
      'aldi',
      'tesco',
      'lidl',
      'walmart',
      'sainsburys',
      'target run',
      'store tantrum',
      'in the store',
      'in stores',
      'at the shops',
      'in shops',
      'the shops',
      'chocolate bar',
      'sweets at the till',
      'floor of the supermarket',
      'floor in aldi',
      'tantrum in the shop',
      'in the shop for a',
      'meltdown in the shop',
      'screams in the shop',
    ],
    cues: [
      'whine',
      'nag',
      'pester',
      'shop',
      'shopping',
      'sweet',
      'toy',
      'store',
      'buy',
      'queue',
      'list',
      'meltdown',
      'tantrum',
    ],
    not: [
      'touching everything',
      'touches everything',
      'touch everything',
      'online shopping',
      'play shop',
      'steal',
      'stole',
      'shoplift',
      'shopping centre escalator',
      'workshop',
      'from the shop',
      'nick',
      'nicked',
      'stealing',
      'queueing',
      'queuing',
    ],
  },
  topicWords: ['shop', 'supermarket', 'list', 'store'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Shops are bright and full of sound: fridges hum, tills beep, music plays. Many supermarkets have quiet hours with dimmed lights and no music; early and late there are fewer people.',
    'A supermarket has tens of thousands of things, bright light, music, cold air and many people: a lot for senses at once. It tires adults too.',
    "Things at the till and at a child's eye height are put there so that they are seen and wanted.",
    'Families buy what they need and can pay for; a no to a toy is about that and is not about love.',
    'A list, a job and a clear order help; so do a quiet time of day, food beforehand and ear defenders. Some shops have quiet hours.',
    'Things belong to the shop until they have been paid for.',
    'Who cannot see the grown-up stays where they are and tells somebody who works there.',
    'Wishes may be written down or photographed instead of bought.',
  ],
  threads: {
    lights: 'lights and noise in a big shop, and a corner where there is less',
    nobuy: 'what stays in the shop, and a hand that may wave to it',
    list: 'the list, which gets shorter line by line',
    shelf: 'the full shelves, where most things stay',
    belt: 'the belt at the end, beep, beep, and the way out',
    other: 'a shop with one thing to get, in by the door and out by the door',
    trolley: 'a trolley, which rolls, and the part of it that is a seat',
    tryon: 'trying on: one foot, one sleeve, and the mirror',
    feet: 'a foot that gets measured, toes to the end and heel at the back',
  },
  threadCues: {
    lights:
      /^(?![^]*\b(?:shoes?|trainers|clothes|uniform|changing rooms?)\b)(?![^]*\b(?:wo|do|ca)(?:n['’]?t|nt| not|nnot)? (?:buy|get|let|have)\b)(?=[^]*\b(?:supermarkets?|shops?|shopping|stores?|tesco|asda|aldi|lidl|sainsbury\w*|morrisons|ikea|malls?|mall|shopping cent(?:re|er)s?)\b)[^]*?\b(?:lights?|bright|nois\w+|loud|too much|overwhelm\w*|sensory|overload\w*|meltdowns?|melts? down|busy|beeps?|beeping|autis\w+)\b/i,
    nobuy:
      /\b(?:wants?|asks? for|begs for|demands?) (?:something|everything|a toy|toys|sweets|a treat)\b[^.!?]{0,16}\b(?:in|at|from) (?:the |a |every |any )?(?:\w+ )?(?:shops?|supermarkets?|stores?)\b|\b(?:tantrums?|meltdowns?|melt(?:s|ing)? down|loses (?:it|the plot)|throws? (?:him|her|them)sel\w+|goes (?:mad|mental|crazy|wild)|explodes?|screams?|screaming|cr(?:y|ies|ying)|kicks? off|strops?|demands?|begs?|nags?|whines?|asks? for|wants? (?:everything|sweets|a toy|something|to buy)|shouts?|lies on the floor)\b[^.]{0,50}\b(?:ca(?:n'?t|nnot) have|cannot have|cant have|say no|says no|said no|won'?t buy|wont buy|do ?n.?t buy|not (?:getting|allowed|buying)|is ?n'?t allowed|does ?n'?t get|(?:tells?|told) (?:him|her|them) no|does ?n.?t get|sweets|chocolate|treats?|toys?|magazine|everything)\b|\b(?:is ?n'?t|not) allowed to (?:buy|have)\b|\b(?:does ?n['’]?t|does not|ca(?:n['’]?t|nnot)|not|won['’]?t) (?:get|have|buy (?:him|her|them)?) ?(?:what (?:he|she|they) wants?|every ?thing|something|(?:a|the) toys?|toys|sweets)\b[^.]{0,24}\b(?:in|at|from|round) (?:the |a )?(?:\w+ )?(?:shops?|supermarket|stores?)\b/i,
    trolley:
      /\b(?:trolley|trolly|shopping cart|the cart)\b[^.]{0,40}\b(?:climb\w*|stand\w*|jump\w*|out|sit|tip\w*|hang\w*|crash\w*|rid\w*|push\w* it into)\b|\b(?:climb\w*|stand\w*|jump\w*|gets? out|get out|out of|won'?t (?:stay|sit)|wont sit|refus\w*|hang\w*|crash\w*)\b[^.]{0,24}\b(?:trolley|trolly|shopping cart)\b/i,
    // Where no food is bought, there is no milk on the list and no belt.
    other:
      /^(?![^]*\b(?:supermarkets?|supermaket|grocer\w*|food|weekly|target|tesco|aldi|lidl|asda|sainsbury\w*|walmart|milk)\b)[^]*?\b(?:garden cent(?:re|er)|toy ?shops?|toy stores?|ikea|mall|shopping cent(?:re|er)|diy|hardware|pet shops?|markets?|charity shops?|jumble|car boot|book ?shops?|furniture|department store|electronics|phone shop|present|gift)\b/i,
    list: FOR_FOOD_ONLY,
    // Who wants what lies there hears of what stays on the shelf.
    shelf: new RegExp(`${FOR_FOOD.source}|${WANTS}`, 'i'),
    belt: FOR_FOOD_ONLY,
    tryon:
      /\b(?:shoes?|trainers|boots|clothes|changing rooms?|fitting rooms?|try(?:ing)? (?:things |them |it )?on|uniform|bra|coat|jeans|feet measured)\b/i,
    feet: /\b(?:measur\w*|(?:shoe|school) shoes? shop|shoe ?shop\w*|shoe fitting|feet (?:measured|touched)|new (?:school )?shoes)\b/i,
  },
  // Who is bored among shelves is told of the shop.
  decidedBy: [
    // A no in a shop is told as that, however loud it gets.
    /^(?=[^]*\b(?:in|at|round|around|to) (?:the |a |every |any )?(?:\w+ )?(?:supermarkets?|shops?|stores?|tesco|asda|aldi|lidl|sainsbury\w*|morrisons)\b)(?![^]*\b(?:hits?|bites?|stole|steals?|stealing|took|takes|without (?:asking|paying))\b)[^]*?\b(?:(?:wo|do|ca)n['’]?t|cannot|will not|not allowed to) (?:buy|have|get)\b(?! (?:friends?|any friends))/i,
    /\b(?:always |constantly )?(?:wants?|asks? for|begs for|demands?) (?:something|everything|a toy|toys|sweets|a treat|things)\b[^.!?]{0,16}\b(?:in|at|from|every time we go to) (?:the |a |every |any )?(?:\w+ )?(?:shops?|shopping|supermarkets?|stores?)\b/i,
    /\b(?:does ?n['’]?t|does not|ca(?:n['’]?t|nnot)|not|won['’]?t) (?:get|have|buy (?:him|her|them)?) ?(?:what (?:he|she|they) wants?|every ?thing|something|(?:a|the) toys?|toys|sweets)\b[^.]{0,24}\b(?:in|at|from|round) (?:the |a )?(?:\w+ )?(?:shops?|supermarket|stores?)\b/i,
    /\b(?:bored|moans?|moaning|complains?|whinges?)\b[^.]{0,30}\b(?:food shopping|(?:the )?(?:weekly |big )?shop(?:ping)?|supermarket|tesco|asda|aldi|lidl|sainsbury\w*|groceries)\b|\b(?:food shopping|shopping|supermarket)\b[^.]{0,24}\b(?:bored|boring)\b/i,
  ],
  comesFirst: ['nobuy', 'lights'],
  onlyWhenSaid: ['nobuy', 'tryon', 'other', 'trolley', 'feet', 'lights'],
  tellsAlone: ['nobuy', 'tryon', 'other', 'trolley', 'feet', 'lights'],
  roles: {
    trolley: {
      fallback: { text: 'trolley' },
      cues: [{ match: /\b(?:shopping )?cart\b|\bgrocery\b|\bstore\b/i, phrase: { text: 'cart' } }],
    },
  },
  titles: {
    young: [
      { text: 'Hum, Beep, Bright', thread: 'lights' },
      { text: 'A Quiet Spot in a Big Shop', thread: 'lights' },
      { text: 'What Stays in the Shop', thread: 'nobuy' },
      { text: 'Wave to It', thread: 'nobuy' },
      { text: 'Toes, Heel, Done', thread: 'feet' },
      { text: 'Bottom Down, Off We Roll', thread: 'trolley' },
      { text: 'In, Look, Out', thread: 'other' },
      { text: 'One Foot, Other Foot', thread: 'tryon' },
      { text: 'Milk, Bread, Done', thread: 'list' },
      { text: 'One Line, Two Lines', thread: 'list' },
      { text: 'So Many Tins', thread: 'shelf' },
      { text: 'Hello, Shelf, Goodbye, Shelf', thread: 'shelf' },
      { text: 'Beep, Beep, Bag', thread: 'belt' },
      { text: 'On the Belt', thread: 'belt' },
      { text: '{name} Goes to the Shop' },
      { text: 'A Trip to the Shop' },
    ],
    older: [
      { text: 'The Shop With the Lights On', thread: 'lights' },
      { text: 'All of It at Once', thread: 'lights' },
      { text: 'A No at the Till', thread: 'nobuy' },
      { text: 'The List in the Head', thread: 'nobuy' },
      { text: 'How Long Is a Foot?', thread: 'feet' },
      { text: 'One Thing to Get', thread: 'other' },
      { text: 'Behind the Curtain', thread: 'tryon' },
      { text: 'A List of Nine Things', thread: 'list' },
      { text: 'Line by Line', thread: 'list' },
      { text: 'Thousands of Things', thread: 'shelf' },
      { text: 'What Stays on the Shelf', thread: 'shelf' },
      { text: 'The Last Five Minutes', thread: 'belt' },
      { text: 'Beep', thread: 'belt' },
      { text: '{name} Goes Shopping' },
      { text: 'In the Supermarket', thread: 'shelf' },
    ],
  },
  benefits: [
    'Tells how a trip to the shop goes and when it is over.',
    'Explains why a shop is tiring and why wishes come up at the till.',
    'Gives {name} a job and a way to keep a wish.',
  ],
  talk: {
    young: [
      'What goes in the bag, and what stays in the shop?',
      'How does {name} feel in a big shop?',
      'Shall we draw our list before we go?',
    ],
    older: [
      'What did the story say about shops that was new?',
      'Which word went into the blank, and for which part of the shop?',
      'Shall we make a list with one line that {name} chooses?',
    ],
  },
  cover: {
    setting: 'shop',
    time: 'day',
    pose: 'hold',
    feeling: 'curious',
    companion: 'grown-up',
    props: ['apple', 'basket', 'bread'],
  },
  text: {
    '2-3': script(`
      D<list> This is a shop. {Name is} here. Milk, bread, pears. That is the list. In they go, one by one.
      D<shelf> So many things in the shop! {Name} may look and look. Tins up here. Tins down there. Most things stay. Bye-bye, tins.
      D<belt> Beep! That is the end of the shop. {Name} may see the belt. Milk goes beep. Bread goes beep. Then into the bag.
      P Some children ride. Some walk and hold on.
      P Grown-ups look for milk. They look and look.
      P It is bright and big. Feet get tired.
      Q In a big shop, {Name} may feel ____.
      Q By a nice thing, {Name} may feel ____.
      Q In the line, {Name} may feel ____.
      H {helper} can hold {his} hand.
      H {helper} can say what is next.
      H {helper} can stop for a rest.
      H<helper> {helper} can sing a shop song.
      T {he} can hold on.
      T {he} can find the milk.
      T {he} can wave bye-bye to a toy.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      C<list> {he} can say, "Milk, bread, done."
      C<shelf> {he} can say, "Stay there, bye-bye."
      C<belt> {he} can say, "Beep, beep, bag."
      C<topic> {he} can think about {topic}.
      A<list> Milk, bread, pears. That was the list. The bag is full. Bye-bye, shop.
      A<shelf> The tins stay in the shop. They sleep there. {Name} may go home. Bye-bye, tins.
      A<belt> Beep, beep, bag. Out of the shop. Hello, street. Home, home, home.
      D<tryon> In this shop there are shoes and coats. {Name} has two feet. A foot can go in. One foot, other foot.
      D<other> In by the door. This is a shop. {Name is} here. Eyes go up and down. So many things! One thing comes along.
      P<tryon> Shop people see lots of feet.
      P<tryon> Some children try it on. Some look first.
      P<other> Grown-ups look and look. It takes long.
      P<other> Some children walk. Some ride and look.
      Q<tryon> In that shop, {Name} may feel ____.
      Q<other> In that big shop, {Name} may feel ____.
      Q<other> When things stay there, {Name} may feel ____.
      H<tryon> {helper} can put it on slowly.
      H<tryon> {helper} can tell the shop person.
      H<other> {helper} can stop for a bit.
      H<other> {helper} can say when it ends.
      T<tryon> {he} can sit on a lap for it.
      T<tryon> {he} can say, "Me do it."
      T<other> {he} can hold a hand and look.
      T<other> {he} can say, "Rest, please."
      C<tryon> {he} can say, "One foot, other foot."
      C<other> {he} can say, "In, look, out."
      A<tryon> One foot, other foot, done. Out of the shop. Hop, hop, home.
      A<other> In, look, out. The shop stays here. The door is there. Out go the feet.
      D<trolley> In the shop there is a trolley. It has wheels. {Name} sits up high. Up is fun. But it can tip.
      P<trolley> Bread sits down. Milk sits down, too.
      P<trolley> Legs want to go. A seat is dull.
      Q<trolley> In the seat, {Name} may feel ____.
      H<trolley> {helper} can do the belt up.
      H<trolley> {helper} can stop for a walk.
      T<trolley> {he} can hold the bread.
      T<trolley> {he} can say, "Down, please."
      C<trolley> {he} can say, "Bottom down, off we roll."
      A<trolley> Roll, roll, and stop. The shop is done. Up and out, two feet on the floor. Bye-bye, trolley.
      D<feet> Here is a shop with shoes. A hand comes near {his} foot. How big is the foot? Toes on the line, heel at the back.
      C<feet> {he} can say, "Toes, heel, done."
      P<feet> Shop people look at feet all day.
      P<feet> Some feet are tickly. Some are not.
      Q<feet> With one sock out, {Name} may feel ____.
      H<feet> {helper} can hold the foot too.
      H<feet> {helper} can go first.
      T<feet> {he} can sit on a lap.
      T<feet,comforter> {he} can hold {comforter}.
      A<feet> The foot got looked at. Toes, heel, done! A shoe goes on. Bye-bye, shop.
      A<feet> One foot, two feet, all done. The shoes are in a box. Stomp, stomp, out of the shop.
      D<lights> The shop is big. It is so bright. {Name} may hear beep and hum. It is a lot. In the coat it is dark and soft.
      P<lights> Big people get tired of shops too.
      Q<lights> In the shop, {Name} may feel ____.
      H<lights> {helper} can find a quiet bit.
      H<lights> {helper} can say, "Two more things."
      T<lights> {he} can put up a hood.
      C<lights> {he} can say, "Too bright, hood up!"
      A<lights> Milk, bread, and out. The shop is full of beep. Out here there is wind. Hello, sky.
      D<nobuy> Red and shiny, on a shop shelf. {Name} may want it so much. The answer is no. It stays in the shop. Oh!
      D<nobuy> So many nice things in a shop! {Name} may reach for one. Not today. It goes back up. That is hard.
      P<nobuy> Grown-ups want things in shops too.
      P<nobuy> Shops put nice things down low.
      Q<nobuy> When it is no, {Name} may feel ____.
      Q<nobuy> With empty hands, {Name} may feel ____.
      H<nobuy> {helper} can wave to it too.
      H<nobuy> {helper} can give a small job.
      T<nobuy> {he} can wave bye-bye to it.
      T<nobuy> {he} can carry the bread.
      C<nobuy> {he} can say, "Bye-bye, you stay here."
      A<nobuy> Bye-bye, shiny thing. It stays in the shop. The bread goes home. Two hands can hold it. Hello, street.
    `),
    '4-5': script(`
      D<list> A trip to the shop begins at home, with a list. {Name} may see what is on it. There is milk, and bread, and six eggs. In the shop, each thing goes in the {trolley}. When the list is done, the trip is done.
      D<shelf> A shop is full up to the top. {Name} may see tins, toys, buns and soap. So many things are too many for one home. So most of them stay on the shelf. They are there the next day too.
      D<belt> At the end of the shop there is a belt that moves. {Name} may see the milk go by, and the bread. A light looks at each thing, and it goes beep. After the last beep, somebody pays. Then it all goes in a bag.
      P Shops put sweets by the line, where people wait. People see them and want them. Grown-ups want them too.
      P The person at the belt says hello all day long. That person hears a thousand beeps. At night it is good to hear nothing.
      P It is bright in there, and cold by the milk. Grown-ups get tired as well. They forget the eggs.
      Q In a big bright shop, {Name} may feel ____.
      Q When a toy stays on the shelf, {Name} may feel ____.
      Q In the line at the end, {his} legs may feel ____.
      H {helper} can say what is on the list. ~ It helps to know how long it is.
      H {helper} can go when it is not so full. ~ Shops are quiet in the morning.
      H {helper} can write down a wish. ~ A wish on paper is kept.
      H<helper> {helper} can look for red things with {him}. ~ A shop is good for that.
      H<adult> {helper} can help in the shop. ~ The first thing to try is {adult}.
      T {he} can look for one thing on the list.
      T {he} can hold on to the {trolley}.
      T {he} can ask for a short rest.
      T<comforter> {he} can let {comforter} ride along.
      T<doing> {he} can try {doing} when it is all too much.
      C<list> {he} can say, "Milk, bread, eggs, and home."
      C<shelf> {he} can think, "I like it, and it lives here."
      C<belt> {he} can think, "A few more beeps, and out."
      C<topic> In the line, {he} can think about {topic}.
      A<list> The last thing is in the bag. Now the list is just paper. {Name} may help to carry some of it. At home there is bread to eat. And home does not have so many lights as a shop.
      A<shelf> The toys and tins are still in the shop. At night they stand in the dark. Some wishes stay on the shelf, and that can be hard. A wish can go home too, on a bit of paper.
      A<belt> Beep was the last sound in the shop. Outside there are birds and cars. The bags are full, and arms get long. Then there is a door, and it is home.
      D<tryon> Shoes and clothes are made in many sizes. A shop person may want to know {his} size. So somebody looks at a foot or holds up a sleeve. {Name} may like that, or not.
      D<other> Some shops are big halls full of things. {Name} may go in with a grown-up. One of the things is what they came for. It takes time to find it. There is a lot to look at on the way. Looking is free, and most things stay there.
      P<tryon> People who sell shoes see a hundred feet. They can also show a grown-up how it is done.
      P<tryon> In a mirror a new coat looks odd at first. It is the same person in it.
      P<other> Grown-ups think of the money and of what fits at home. So they look at one thing for a long time.
      P<other> The people who work there put things where eyes can see them. That is their job.
      Q<tryon> Sitting there with one shoe off, {Name} may feel ____.
      Q<tryon> When somebody comes near, {his} body may feel ____.
      Q<other> In a shop like that, {Name} may feel ____.
      Q<other> When a good thing stays there, {Name} may feel ____.
      H<tryon> {helper} can ask to do it instead. ~ Shops are used to that.
      H<tryon> {helper} can choose a quiet hour for it. ~ There is less noise then.
      H<other> {helper} can say what they came for. ~ Then it is known when it ends.
      H<other> {helper} can go when it is not so full. ~ There is more room then.
      T<tryon> {he} can say, "I would like to do it myself."
      T<tryon> {he} can try on three things and then have a rest.
      T<other> {he} can look with two eyes and hold a hand.
      T<other> {he} can ask for a short rest on a chair.
      C<tryon> {he} can say, "My foot, my turn, my shoe."
      C<other> {he} can think, "One thing to get. The rest is for looking."
      A<tryon> The right size is found, and it goes into a bag. The own shoes go back on, soft and old. Out of the shop there is a street with room to run. New shoes get old soon as well.
      A<other> The thing was found, or it was not. The shop has a door on the other side of the tills. Out there it is less bright, and there is more air. The things in the shop stay where they live.
      D<trolley> A trolley in a shop has wheels on it, and it rolls. {Name} may like to be up high in it. When somebody stands up, the top gets heavy. Then it can tip, even when it stands still. A bottom on the seat keeps it on four wheels.
      P<trolley> The one who pushes looks for the eggs. Eyes cannot be at the back as well.
      P<trolley> Sitting is long for legs that could walk. Grown-ups know that from trains.
      Q<trolley> Up there in the seat, {Name} may feel ____.
      H<trolley> {helper} can say how many rows there are to go.
      H<trolley> {helper} can lift somebody out for the last row.
      T<trolley> {he} can be the one who holds the list.
      T<trolley> {he} can ask to walk now and hold on at the side.
      C<trolley> {he} can think, "Bottom down, four wheels down."
      A<trolley> The trolley stands in a long row with all the others. The shop is done, and the bags are full. Feet can walk, run and jump again. Out here nothing tips.
      D<feet> In a shoe shop somebody measures feet. {his} foot goes on a flat thing with lines on it. Something slides up to the toes. It touches them for a moment, cold or tickly. Then the size is known.
      D<feet> Feet grow, and nobody can see them do it. So {Name} goes to a shop for shoes. Somebody looks how long each foot is. Toes go to the front and the heel goes to the back. It is quick, and then it is over.
      P<feet> The shop person touches feet all day. That person can be asked to go slowly, or not to touch.
      Q<feet> When a hand comes near the foot, {Name} may feel ____.
      H<feet> {helper} can hold the foot and ask to go slowly.
      H<feet> {helper} can draw round a foot at home first.
      T<feet> {he} can say, "Slowly, please."
      T<feet,comforter> {he} can hold {comforter} on the lap.
      C<feet> {he} can say, "Toes in front, heel at the back."
      A<feet> The foot is out of the thing and back in a sock. Now the shop knows its size. Feet grow, so they get measured again one day. Until then they can run.
      D<lights> A big shop is bright from end to end. The fridges hum, the tills beep, and there is music on top. {Name} may get all of that at once. Then a head gets full, as a bag gets full. Nobody did a thing wrong. It is too much shop.
      P<lights> Grown-ups look for the milk and do not hear the hum. After a while they do not notice it. It is not like that for everyone.
      Q<lights> In all the light and noise, {his} body may feel ____.
      H<lights> {helper} can make the list short. ~ Five things are a list, too.
      H<lights> {helper} can go out before it is too much. ~ The milk can wait.
      T<lights> {he} can put up a hood or pull down a cap.
      T<lights> {he} can show a hand that means "out, please".
      T<lights,comforter> {he} can hold {comforter} in the trolley.
      C<lights> {he} can think, "Too much light, so hood up and out soon."
      A<lights> Out of the door it gets wide and soft. The shop is behind the glass, still humming. Five things are in the bag, or three, or none. A head empties slowly in the fresh air.
      D<nobuy> In a shop, the nicest things are down low, near small hands. {Name} may see something and want it very much. Then the answer is no. There are lights and people all round. The thing is still there, right in front.
      D<nobuy> Shops are full of things that say, "Take me." {Name} may hear it from sweets or from a toy. But there is a list, and that thing is not on it. So it stays. It is hard to walk on with empty hands.
      P<nobuy> The people who build shops put sweets near the till. They know that people wait there and look. Grown-ups find it hard as well.
      P<nobuy> Other people in the queue may look round. Many of them have been in a shop with a cross child. They know how it goes.
      Q<nobuy> When the answer is no, {Name} may feel ____.
      Q<nobuy> In front of the nice things, {Name} may feel ____.
      H<nobuy> {helper} can say before the shop what will be bought. ~ Then the no is not new.
      H<nobuy> {helper} can say, "You really wanted that." ~ It helps when somebody sees it.
      T<nobuy> {he} can take one job, such as finding the milk.
      T<nobuy> {he} can wave to the thing and say its name.
      C<nobuy> {he} can say, "I wanted it. It stays here."
      C<nobuy> {he} can say, "You can go on my wish list."
      A<nobuy> The nice thing is still on its shelf in the shop. It got a wave, and that was the end of it. The bag has milk and bread in it. It is all right to want things. Out there is the street, and the way home.
      A<nobuy> A wish went on the list in the head. It may be there for a week, or gone by supper. The shop shut its door with all its shiny things inside. Two hands carried the bread, and that was a job.
    `),
    '6-7': script(`
      D<list> At the start there is a list with nine things on it. {Name} may see it get shorter in the supermarket. The milk is found, and the milk is crossed out. Sometimes a thing is hard to find, because it has moved. When the last line is crossed out, the trip is nearly over.
      D<shelf> Why does a supermarket make people want so much? It shows them everything at once. {Name} may have a wish at every corner, and so may grown-ups. The shop puts some things just where children look. The people there have thought hard about it.
      D<belt> The end of a supermarket goes in order. First there is a queue, and it is slow. Then {Name} may put things on the belt. Each one gets a beep, because a light reads the lines on it. Last comes paying, and after that the door.
      P A big shop is work for eyes and ears. There are lights, music, cold air and a baby that cries. Grown-ups feel it too, and some have a headache by the cheese.
      P<shelf> Money in a family has jobs to do. When a grown-up says no to a toy, it is about that. It is not about who is loved.
      P People in the queue look at what others have bought. They wonder about the twelve tins of peas.
      Q In the bright supermarket, {Name} may feel ____.
      Q When a thing stays in the shop, {Name} may feel ____. Wanting is strong and then gets weaker.
      Q In the slow queue, {his} body may feel ____.
      H {helper} can give {him} one line of the list to look for. ~ A job makes the rows shorter.
      H {helper} can take a photo of a wish. ~ A wish that has been kept can wait for a birthday.
      H {helper} can say how many things are left. ~ It helps to hear the number get small.
      H<helper> {helper} can guess with {him} which queue is the fastest. ~ It is hardly ever the one people pick.
      H<adult> {helper} can help in the shop. ~ One thing that helps is {adult}.
      T {he} can find one thing and cross it out. ~ Crossing out is the best part of a list.
      T {he} can ask somebody for a quiet minute by the door. ~ Ears rest fast when it is quiet.
      T {he} can put a wish on paper. ~ Then it is not lost.
      T<comforter> {he} can let {comforter} ride in the {trolley}. ~ It likes the view.
      T<doing> {he} can try {doing} when it is hard. ~ It has helped before.
      C<list> {he} can think, "Five lines to go, then four."
      C<shelf> {he} can think, "I want it, and I can walk on."
      C<belt> {he} can think, "Queue, beep, bag, door."
      C<topic> In the queue, {he} can think about {topic}.
      A<list> Every line has been crossed out now, even the soap. The list goes in the bin, and the bags go home. It is a good thing to have bread in the house. The supermarket does not need anybody until next week.
      A<shelf> In the evening the supermarket is dark. Thousands of things stand there, and nobody looks. One wish may be on paper in somebody's pocket. Wishes keep well on paper.
      A<belt> After the last beep it is quiet in the ears. The shop door slides open, and outside is just weather. Somebody has a long strip of paper with all the prices. That was the end, and it is in writing.
      D<tryon> There are shops where people try things on. Jumpers go over heads, and feet go on a ruler. {Name} may find it scratchy, warm or a bit odd. Feet get measured because they grow, and nobody feels it. A size is only a number for the shop.
      D<other> A shop like that is a bit like a museum, only with prices. On the way to what is needed, {Name} may see a hundred good things. Grown-ups walk to and fro and compare. That is the slow part. Near the end there is a till, and after it there is a door.
      P<tryon> The people who work there know that touching is not liked by all. They can hand over the ruler and say how.
      P<tryon> Grown-ups get hot in there, too. It is the lights.
      P<other> Money in a family has jobs to do. When a grown-up says no to a thing, it is about that. It is not about who is loved.
      P<other> Grown-ups get tired in such shops as well. They sit down on a chair that is for sale.
      Q<tryon> With the new thing on, {Name} may feel ____.
      Q<tryon> When a stranger kneels down with a ruler, {Name} may feel ____.
      Q<other> Between all those things, {Name} may feel ____.
      Q<other> When a wish stays in the shop, {Name} may feel ____. Wanting is strong, and then it gets weaker.
      H<tryon> {helper} can measure at home, with a pencil and paper. ~ Then the shop is quick.
      H<tryon> {helper} can agree on three things and no more. ~ A number has an end.
      H<other> {helper} can say what the plan is and when it ends. ~ A trip with an end is a shorter one.
      H<other> {helper} can take a photo of a wish. ~ A wish that has been kept can wait.
      T<tryon> {he} can ask, "May I do it myself?" ~ The answer is mostly yes.
      T<tryon> {he} can feel the inside first, with a hand. ~ A hand knows about scratchy.
      T<other> {he} can choose one thing to look at closely. ~ One thing is easier than a hundred.
      T<other> {he} can say when eyes and ears are full. ~ A bench near the door is good for that.
      C<tryon> {he} can think, "Three things, and then we are out."
      C<other> {he} can think, "Look, look, pay, door."
      A<tryon> The third thing fitted, or nearly. Now the old things are back on, and they know every bend. What was bought may need some days to get soft. Out of the shop, the air is cool.
      A<other> Behind the door there is a street or a car park. It looks empty after so many things. What was liked best can be drawn or told. The shop keeps the rest until another day.
      D<lights> In a supermarket the lights are bright. {Name} may hear fridges hum, tills beep and a voice that calls. Most heads turn that down after a minute. Some heads leave it all on. Then it fills up, row by row, until it is too full.
      P<lights> People may look when somebody cries in a shop. Most of them think of a day when they felt the same. They cannot see how much is in a head.
      Q<lights> After three or four rows, {his} head may feel ____. It may be hot, or loud, or far away.
      H<lights> {helper} can go at a quiet time, early or late. ~ Some shops turn the lights down for an hour.
      H<lights> {helper} can agree with {him} on the row where they turn back. ~ It is good to know the end.
      T<lights> {he} can wear a cap, and something over the ears. ~ It takes away the top layer.
      T<lights> {he} can show a sign that means "I am nearly full". ~ Nearly is the right time for it.
      C<lights> {he} can think, "My head is full, and out there is room."
      A<lights> Outside there is one sound at a time: a car, a bird, a trolley. The supermarket goes on humming without anybody's help. Some of the list is in the bag. One person can fetch the rest. A full head needs air, water and a while.
      D<nobuy> A shop is made for wanting. Lights, colours and boxes at the right height all say the same. {Name} may find one thing that matters most. Then the answer is no. It was not in the bag yet, and it still feels gone. The whole queue hears what comes next.
      D<nobuy> There is a list for the shop, and there is everything else in it. {Name} may want something from everything else. The no comes at the worst place, in front of it, with people behind. A wish is at its biggest just then. Outside on the pavement it is often half the size.
      P<nobuy> People who plan shops know that waiting makes people want things. So they put sweets where the queue is. It works on grown-ups too.
      P<nobuy> A grown-up with a full trolley has sums and supper in the head. A no is quick to say then. It is not about how good anybody has been.
      Q<nobuy> When the answer is no in front of everyone, {Name} may feel ____.
      Q<nobuy> At the till, {Name} may feel ____. It may be in the hands first.
      H<nobuy> {helper} can say outside what is on the list. ~ A no is smaller before the door.
      H<nobuy> {helper} can take a photo of the wish. ~ Then it is kept, and nobody decides in a queue.
      T<nobuy> {he} can be the one who ticks off the list. Busy hands want less.
      T<nobuy> {he} can walk to the door first and be cross outside. There is more room there.
      C<nobuy> {he} can think, "That is the shop talking."
      C<nobuy> {he} can say, "Put it on my list, please."
      A<nobuy> Outside the shop it was windy, and the wish was half the size. The list was ticked, and the bag was heavy on one side. Some wishes last until a birthday. Others are forgotten by the crossing. It is fine to have had it.
      A<nobuy> Inside the shop, all those things went on shining for other people. Wanting is not greedy. It is what shops are built for. Supper was from the list, and nobody missed the rest.
    `),
    '8-10': script(`
      D<list> A supermarket holds about thirty thousand things, and a family needs nine. The list is what stands between them. {Name} may be the one who has it and reads it out. Good lists follow the shop, with fruit first and frozen peas last. Without one, people walk further and come home without milk. It is a map, in a way, written by somebody hungry.
      D<shelf> Nothing in a supermarket is where it is by chance. Milk is at the back, so that people walk past everything else. Cereals for children stand at the height of {his} eyes, or a bit below. There is slow music, since slow people buy more. All of it was tested. Wanting things in there is not greed, because the shop has been built to cause it.
      D<belt> The hardest part of the supermarket comes at the end. {Name} is tired by then, as everyone is, and there is a queue with sweets on both sides. Shops know that tired people choose with their eyes. Then things move on to the belt, and a laser reads their stripes. After the last beep there is a sum, and then a door that opens by itself.
      P Adults in a shop do arithmetic the whole time. They add, compare and remember what is at home. A question in the middle of it can get a short answer. It is about the sum.
      P Bright light, fridges that hum and announcements can wear a person out within half an hour. Some notice it early, and some only when they snap at the bananas. A few shops now have a quiet hour.
      P Other customers have their own lists. When someone gets upset near the cheese, most of them think of the day when it was them.
      Q In the long rows, {Name} might feel ____. It can be the light, the noise or the time.
      Q When a thing stays on the shelf, {Name} may feel ____. The first three minutes are the strongest.
      Q In the queue, {his} patience may feel ____. There is only so much of it in a day.
      H {helper} can let {him} choose one line of the list. ~ One real choice helps more than twenty small requests.
      H {helper} can shop at a quiet time and leave out the rows that are not needed. ~ What has not been seen is not missed.
      H {helper} can keep a page for wishes. ~ It is read before birthdays, and most lines have been crossed out by then.
      H<helper> {helper} can estimate the total with {him} and compare at the end. ~ Whoever is further off carries the potatoes.
      H<adult> {helper} can help by {adult}. ~ What has helped once may help again.
      T {he} can be in charge of the list and the pen. ~ Whoever has the pen knows how long it will be.
      T {he} can count the tricks that the shop uses. ~ A trick that has been spotted works less well.
      T {he} can say, "I need a break, can you come out with me?" ~ There is usually a bench by the door.
      T<comforter> {he} can keep {comforter} in a pocket. ~ It is already paid for.
      T<doing> {he} can try {doing} as soon as it gets difficult. ~ Things that helped once tend to help again.
      C<list> {he} can think, "Nine things, and I have the pen."
      C<shelf> {he} can think, "Well placed, shop, and no thank you."
      C<belt> {he} can think, "Queue, stripes, sum, door."
      C<topic> Between the tins, {he} can think about {topic}.
      A<list> The pen goes through the last line, which is often batteries. Outside there is air without any music in it. A family has food for a week, and the list has done its job. Somebody has forgotten the milk anyway.
      A<shelf> Behind the sliding door, the supermarket goes on being tempting to other people. What seemed necessary by the till is hard to remember at home. Some of it can go on a page for wishes, and perhaps it is a real wish. A week will tell.
      A<belt> The strip of paper from the supermarket is as long as an arm. It lists everything in the order of the beeps. It does not list what was left behind. That part takes some strength, and nobody prints it. The bags are heavy, and the door is open.
      D<tryon> Trying things on is odd work. In the shop there is a stool or a curtain, and a light that is kind to nobody. {Name} may not care for any of it. Sizes differ from shop to shop, because each uses its own sums. A number that does not fit says something about a factory.
      D<other> Shops of this kind are built so that people walk past as much as possible. Where {Name} would go straight to the one thing, the way winds round a great deal else. It is no accident. Designers plan the route, the light and the place where people stop. Anyone who knows that can enjoy the scenery and still be out in half an hour.
      P<tryon> Assistants ask "Any good?" because it is their job. "Not yet, thanks" is a full answer. They have heard it forty times that day.
      P<tryon> Many adults dislike it so much that they order three sizes and send two back. It is an accepted method, and nobody at the shop minds.
      P<other> Adults in such a shop do sums and measure walls in their heads. A question in the middle of it can get a short answer. It is about the sum.
      P<other> Some people go round a shop like that for fun. Others would rather wait by the door with a book. Both kinds live in most families.
      Q<tryon> Under that light, {Name} might feel ____. It is strange to be seen from three sides at once.
      Q<tryon> When somebody comments, {Name} might notice ____. Most comments are about the thing and not about the person.
      Q<other> After the third corner, {Name} might feel ____. It can be the light or the time.
      Q<other> When something good stays behind, {Name} may feel ____. The first three minutes are the strongest.
      H<tryon> {helper} can fetch the next size and hand it over. ~ It saves a walk in between.
      H<tryon> {helper} can order some of it, to be tried on at home. ~ Home has better light.
      H<other> {helper} can name the thing and the time at the start. ~ Then everyone knows what the end looks like.
      H<other> {helper} can leave out the parts that are not needed. ~ Even a winding route has short cuts.
      T<tryon> {he} can decide on a number of things before going in. ~ Anything that has an end is easier to begin.
      T<tryon> {he} can say which part feels wrong. ~ That is useful information, and skin is the expert.
      T<other> {he} can find the short cuts on the map by the door. ~ There mostly are some.
      T<other> {he} can take a break outside with somebody. ~ Air without music is restful.
      C<tryon> {he} can think, "The size is the shop's problem."
      C<other> {he} can think, "Nice route, shop. I know where the door is."
      A<tryon> Out of the shop, with a bag or without one, the air is better. What was bought will be worn until it is soft and then be too small. The shop goes on showing strangers to themselves. The old things fit as they did.
      A<other> Outside, the route is over and nobody is steering. One thing has come along, or none, and the eyes have a rest. Most of what seemed wonderful in there is forgotten by the corner. What is not may go on a list, and a list can wait.
      D<lights> Every brain sorts what comes in, and drops most of it without asking. In a supermarket there is plenty to drop: strip lights, fridges, music, beeps, and labels that want to be read. If {his} brain lets nearly everything through, a quarter of an hour in there is like a whole school day. Some brains sort more strictly than others. The name for it is overload, and it has nothing to do with behaviour.
      P<lights> Those who do not notice the humming cannot imagine it. They see somebody who was fine one minute ago. From inside, it had been building up since the fruit.
      Q<lights> Somewhere between the cereals and the tills, {Name} might notice ____. There are often early signs, such as hot ears.
      H<lights> Someone at home can go in the quiet hour, without music and with half of the lights off. ~ Many big shops have one.
      H<lights> Someone at home can take a stop seriously the first time. ~ A stop that works is used less often.
      T<lights> {he} can take headphones and a cap, and one clear job, such as the four things on half a list. ~ A job narrows the beam.
      T<lights> {he} can say a number from one to ten for how full it is. ~ At seven it is time to turn round.
      C<lights> {he} can think, "Full at seven, out at seven."
      A<lights> The doors slide shut, and all of it is on the other side of the glass. The shop hums on with nobody in mind. Half a list is a respectable result, and the other half can be delivered. Some brains let in a great deal, in the woods too, where it is a pleasure.
    `),
    '11+': script(`
      D<list> A supermarket is a large machine for making people forget what they came for. The only known defence is a list, and whoever holds it has a kind of authority. {Name} may like that job or at least find it less dull than pushing. A list turns thirty thousand options into nine decisions. It also provides an end, which is what makes most tedious things bearable. Without one, the exit keeps moving away.
      D<shelf> Behind the scenes of a supermarket there are things that {Name} may find useful to know. The bread smell is led to the entrance. Milk and eggs live at the back, so that nobody can get them without walking past the crisps. The dearest brands stand at eye height, and the cheap ones are down by the knees. Music is kept slow, because slow shoppers spend more. None of this is secret, and knowing it makes the place rather more entertaining.
      D<belt> By the time anyone reaches the till of a supermarket, they have made several hundred small decisions, most of them about not buying something. Psychologists argue about how to describe what happens then. {Name} may simply notice being worn out, in a queue, between two walls of chocolate. The shop is aware of it and has arranged the chocolate accordingly. Then there is a belt, a row of beeps and a total that makes somebody sigh.
      P Adults shopping are usually calculating, even if they look as if they were choosing cheese. Prices have gone up, and the sum at home is a fixed one. When an answer is short, it is often arithmetic. Few people like to explain a budget among strangers.
      P Fluorescent light, refrigerator hum and announcements bother some people a great deal more than others. Some shops have introduced a quiet hour for that reason. Staff say that nearly everybody turns out to prefer it.
      P People of any age want things that they see. What changes with the years is the ability to walk on while still wanting. It is a skill, and like others it works badly on an empty stomach.
      Q Somewhere around the frozen food, {Name} might notice ____. It may come from the light more than from the company.
      Q When something is not going to be bought, {Name} may feel ____. Disappointment and understanding can occupy the same minute.
      Q In the queue, {his} mood may be ____. Moods are low there, as a rule.
      H {helper} can hand over the list and follow. ~ It helps both sides, and it is faster.
      H {helper} can say beforehand what there is money for and what there is not. ~ A clear limit is easier to live with than a series of noes.
      H {helper} can split the shopping, so that each has half a list and a meeting point. ~ It takes half the time, and it saves discussing cereal.
      H<helper> {helper} can hold a page for wishes that are looked at again in a month. ~ Most of them have expired by then, and the others are real.
      H<adult> {helper} can help by {adult}, if it is welcome. ~ What works need not be new.
      T {he} can take on the list and plan the shortest route. ~ There is a certain satisfaction in beating the layout.
      T {he} can wear headphones or a cap in the bright part. ~ It takes the edge off the light and the announcements.
      T {he} can arrange to wait by the doors for the last ten minutes. ~ The queue moves no slower with one person fewer in it.
      T<comforter> {he} can keep {comforter} in a pocket. ~ It is one of the few objects in the place without a price.
      T<doing> {he} can try {doing} as soon as it gets difficult. ~ What works elsewhere may well work here.
      C<list> {he} can think, "Nine decisions, and the rest is scenery."
      C<shelf> {he} can think, "Nice placement, not today."
      C<belt> {he} can think, "Last stage, and I know what the chocolate is doing there."
      C<topic> Along the endless rows, {he} can think about {topic}.
      A<list> The last line is crossed out next to something unromantic, such as bin bags. The list has won again, by nine to thirty thousand. A supermarket visit is not meant to be enjoyed, although there are people who do. It is meant to end, with bread.
      A<shelf> Outside the doors the tricks stop working almost at once. Wishes that survive the car park can be taken seriously, and the supermarket would be surprised how few they are. There is some quiet pleasure in having walked past a thing that was put there on purpose. Nobody gives a receipt for it.
      A<belt> The total is paid, the sigh has been sighed, and the doors open on ordinary daylight. A shop asks a lot of a person in fifty minutes. It is reasonable to be short of words on the way home, and to get them back around teatime. The chocolate is somebody else's problem now.
      D<tryon> The changing rooms in a shop appear to have been designed by somebody who stays dressed. There is a hook too few, a curtain too narrow and a light used elsewhere for finding faults in cloth. {Name} may dread the whole business, and most people do who talk about it honestly. Sizes are not a standard, since every brand invents its own. A pair of jeans that does not fit is a fact about the pair of jeans.
      D<other> There are shops in which one is expected to stroll, and {Name} may not be a stroller. They are laid out as a walk through other people's ideas, with mirrors, music and a way out that is not where it was. Adults can spend an hour there and call it a look round. For someone who came for one thing, or for nothing, it is mostly a test of feet. It helps to know the purpose of the trip and the time at which it ends.
      P<tryon> Assistants have seen every mood there is in front of those mirrors. They are not looking at bodies. They are thinking about who has taken which hangers.
      P<tryon> Parents tend to comment, from nerves. It is reasonable to ask for fewer adjectives.
      P<other> Adults there are usually calculating, even if they look as if they were stroking a cushion. A short answer is often arithmetic.
      P<other> The staff know the look of people who are waiting for other people. They put chairs near the exits for them.
      Q<tryon> In front of the triple mirror, {Name} might feel ____. The light has a share in it.
      Q<tryon> When a size does not close, {Name} might notice ____.
      Q<other> Somewhere in the second half, {Name} might notice ____. It may come from the light more than from the company.
      Q<other> When a wish is not going to be bought, {Name} may feel ____.
      H<tryon> {helper} can wait outside, fetch sizes and keep opinions for when they are wanted. ~ It is a demanding role.
      H<tryon> {helper} can agree to order things and send some back. ~ Bedrooms have better light and no queue.
      H<other> {helper} can agree on a purpose and a time to leave. ~ Strolling can be done by volunteers.
      H<other> {helper} can split the party and fix a meeting point. ~ It saves discussing lamps.
      T<tryon> {he} can go early on a weekday, with a list and a limit. ~ It shortens everything.
      T<tryon> {he} can look for how it feels before how it looks. ~ Sitting down in it is the real test.
      T<other> {he} can wait near the exit with something to read. ~ It is a respectable position.
      T<other> {he} can take charge of finding the one thing. ~ A task makes a straight line of it.
      C<tryon> {he} can think, "Their numbers, their light, my clothes."
      C<other> {he} can think, "One purpose, one hour, one exit."
      A<tryon> Once outside, it is remarkable how quickly a face looks normal again in an ordinary shop window. Something was bought, or nothing was. Clothes are meant to fit people, and not the other way round, whatever the label suggests. The best jumper is in any case at home on a chair.
      A<other> The doors let everyone out into ordinary light, with a bag or without. It is surprising how little of it is missed within ten minutes. A shop is a machine for making people want things, and it stops working on the pavement. Feet recover by the evening, and so does good humour.
      D<lights> Supermarkets are lit and laid out so that nothing can be overlooked, which for {Name} may be precisely the trouble. A brain that filters well reduces it to milk, bread and a queue. One that filters lightly gets the flicker, the fridges, the announcement and somebody's perfume, all with equal rank. It holds out for a while and then is finished, quite suddenly and for the rest of the day. That is a matter of capacity, not of patience.
      P<lights> Family members may suspect that it comes on at the sight of chores. It would be worth describing it to them once, in detail, at home and in a quiet room.
      Q<lights> Near the limit, {Name} might notice ____. Irritability can be the first sign of it rather than a mood.
      H<lights> Someone at home can do the big shop without company, and keep the small ones for two. ~ Division of labour is not a favour.
      T<lights> {he} can set a time limit before going in, and keep it. ~ Leaving at the limit is easier than leaving beyond it.
      T<lights> {he} can wear earphones with nothing playing in them. ~ It takes off a third of the noise and looks like anybody.
      C<lights> {he} can think, "Capacity reached, and the door is over there."
      A<lights> In the car park there is one engine, some wind and a great deal of sky. The shop manages without further attention. What did not get bought will hardly be missed until Tuesday. Filters like that pick up other things too, and most of those are worth having.
    `),
  },
};

/** Going to the supermarket: the list, the long rows, the till, and things that stay in the shop. */
export const shoppingTrip: Frame = withScenes(own, floorOfTheShop, inOtherTrolleys, lookingWithHands);
