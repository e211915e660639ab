import { bossOfTheClock } from './home/boss-of-the-clock.ts';
import { onlyThatKind } from './home/only-that-kind.ts';
import { inNothingYet } from './home/in-nothing-yet.ts';
import { script, type Frame } from '../frame.ts';
import { outOfBed } from './home/out-of-bed.ts';
import { whatToWear } from './home/what-to-wear.ts';
import { withScenes } from './scene.ts';
import { firstBow } from './home/first-bow.ts';
import { dressMe } from './home/dress-me.ts';
import { byMyself } from './home/by-myself.ts';
import { slowWay } from './home/slow-way.ts';
import { offWeGo } from './home/off-we-go.ts';
import { lostShoe } from './home/lost-shoe.ts';
import { outgrown } from './home/outgrown.ts';

const own: Frame = {
  id: 'morning-routine',
  name: 'Getting ready in the morning',
  says: [
    'morning routine',
    'mornings are chaos',
    'wont get dressed',
    'refuses to put clothes on',
    'fights getting dressed every day',
    'takes an hour to put on socks',
    'screams about sock seams',
    'labels in clothes itch',
    'only wants to wear the same shirt',
    'will not put shoes on',
    'never ready for school on time',
    'late every day because of dawdling',
    'cannot get out the door',
    'getting ready for nursery is a battle',
    'has to be told ten times to get ready',
    'refuses to wear a coat',
    'refuses to wear his uniform',
    'still in pyjamas when we need to leave',
    'rushing in the morning ends in tears',
    'cannot get her out of bed in the morning',
    'hard to wake up for school',
    'my teenager sleeps through the alarm',
    'grumpy in the mornings',
    'misses the bus',
    'forgets half of her things in the morning',
    'wants me to dress her',
  ],
  claims: {
    strong: [
      'morning routine',
      'school morning',
      'get dressed',
      'getting dressed',
      'gets dressed',
      'dress himself',
      'dress herself',
      'dress themselves',
      'get ready',
      'getting ready',
      'ready on time',
      'ready for school',
      'ready for nursery',
      'put on clothes',
      'put clothes on',
      'put shoes on',
      'put on shoes',
      'put on socks',
      'put socks on',
      'put on coat',
      'put coat on',
      'wear coat',
      'wear shoes',
      'wear same clothes',
      'wear same shirt',
      'wear uniform',
      'sock seam',
      'itchy clothes',
      'itchy label',
      'label itch',
      'out the door',
      'out of the door',
      'leave the house',
      'leave on time',
      'late for school',
      'sleep through alarm',
      'alarm clock',
      'dawdle',
      'bed morning',
      'get out of bed morning',
      'miss bus',
      'dress her',
      'dress him',
      'dress them',
      'dress me',
      'wake up for school',
      'up for school',
      'grumpy in the morning',
      'grumpy in the mornings',
      'mornings are',
      'every morning is',
      'the school run',
      'school run',
      'out of bed in the morning',
      'wont get up',
      'get up in the morning',
      'late every day',
      'always late',
      'late again',
      'shoes and coat',
      'shoes on',
      'coat on',
    ],
    cues: [
      'morning',
      'dress',
      'shoe',
      'sock',
      'coat',
      'seam',
      'label',
      'uniform',
      'rush',
      'ready',
      'alarm',
      'hurry',
      'pyjamas',
      'chaos',
      'forget',
    ],
    not: [
      'morning sickness',
      'worried about being late',
      'worries about being late',
      'scared of being late',
      'anxious about being late',
      'panics about being late',
      'ready for bed',
      'get ready for bed',
      'dress up',
      'fancy dress',
      'ready for a baby',
      'late at night',
      'stays up late',
      'up late',
      'wet clothes',
      'clothes shopping',
      'brush tooth',
    ],
  },
  topicWords: ['morning', 'dress', 'clothes', 'sock', 'shoe', 'ready', 'coat', 'alarm'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Most socks are knitted with a bend for the heel; when it sits at the back, the sock lies smooth.',
    'Some clothes go on in a fixed order (sock before shoe), others can be swapped.',
    'Dressing is learned over years: sleeves and socks before zips, buttons and laces.',
    'Skin and brain report change: after a while a steady touch such as a sock is hardly noticed. What moves or scratches goes on being noticed, and people differ in this a great deal.',
    'Light that reaches the eyes sets a clock in the brain and tells it that night is over. Dark mornings make waking harder for many people.',
    'Sleep inertia: after waking, thinking and deciding are slower, mostly for fifteen to thirty minutes, sometimes longer. The front of the brain is among the last parts to be fully awake.',
    'Before alarm clocks were common, people in British and Irish towns were paid to wake others, tapping on windows with long sticks or shooting dried peas; a few still worked in the middle of the twentieth century.',
    'Laces come undone in two steps: each step on the ground loosens the knot, and the swinging ends pull it open. A bow whose two halves are tied in opposite directions (a reef or square knot) holds better than one tied twice the same way. Engineers measured this in 2017.',
    'In the teenage years the body clock moves later, for many by one to three hours. It is a change of the body, found in many countries, and it moves back in the early twenties. Bright light in the morning shifts the clock earlier, light late in the evening later.',
    'The planning fallacy: people guess that a task will take less time than it does, even when it took longer before. They guess other people better. The time it took last time is a better guide.',
    'Many adults check keys, phone and bag more than once before they leave.',
  ],
  threads: {
    sock: 'toes that go into a sock and cannot be seen',
    sleeve: 'a hand that goes into a dark sleeve and comes out at the end',
    shoes: 'two shoes that go tap',
    heel: 'the bend of a sock that belongs at the back of the foot',
    button: 'a button that goes in on its side and lies flat again',
    half: 'one sock that is on, and one that waits',
    order: 'sock before shoe, and the few things that can be swapped',
    skin: 'skin that notices a new sock and then lets it be',
    light: 'the light that tells a brain that night is over',
    fog: 'the slow half hour after waking',
    stick: 'the long stick of the people who woke a whole street',
    laces: 'why a bow comes undone',
    clock: 'the body clock that has moved later',
    guess: 'the ten minutes that turn out to be twenty',
    step: 'the doorstep and the thing that is remembered there',
    list: 'the things by the door that wait to be remembered',
    weather: 'a foot or a knee that is asked what the weather is',
    coat: 'the warm air that a coat keeps in',
    slow: 'a morning with two clocks',
  },
  threadCues: {
    weather:
      /\b(?:sandals|flip[- ]?flops|crocs|shorts|t-?shirts?|summer (?:dress|clothes)|wellies|bare ?foot|swimming costume)\b[^.]{0,50}\b(?:rain\w*|winter|snow\w*|cold|frost|freez\w*|even|all year|every day|whatever the weather|weather|only)\b|\b(?:rain\w*|winter|snow\w*|cold|only|won'?t wear|wont wear)\b[^.]{0,50}\b(?:sandals|flip[- ]?flops|crocs|shorts|t-?shirts?|summer (?:dress|clothes))\b/i,
    shoes: /\b(?:shoes?|boots|wellies|trainers|sandals)\b/i,
    sleeve: /^(?![^]*\b(?:shoes?|boots|wellies|trainers|sandals|socks?|trousers|pants|nappy)\b)/i,
    clock:
      /\b(?:(?:sleep\w*|stays? in bed|in bed) (?:in )?(?:till|until|to) (?:\w+ )?(?:noon|midday|lunch\w*|one|two|three|1|2|3|11|12|eleven|twelve)|(?:won'?t|can'?t|cannot|wont|cant|not) (?:get up|wake up|get out of bed)|impossible to wake|hard to wake|up (?:all|half the) night|teenage sleep)\b/i,
    list: /\b(?:(?<!\b(?:i|we|i always) )forg[eo]t\w*|forgetful|leaves (?:his|her|their)|(?:lost|loses?|losing) (?:his|her|their)|(?<!\b(?:i|we) (?:have to |must |cannot |can'?t )?)remember\w*|kit|lunch ?box|water bottle|packs?|packing|organi[sz]\w*)\b/,
    coat: /\b(?:(?:won'?t|wont|refus\w*|not|never|hates?|fights?|fight|battle|without|no|doesn'?t|off)[^.,]{0,25}\b(?:coats?|jackets?|jumpers?|gloves|hats?|wellies|boots|raincoat|cold weather|winter clothes)|(?:fuss|argu\w*|moan\w*|battles?|tears|row|whin\w*) (?:about|over) (?:wearing |putting on )?(?:a |his |her |their )?(?:coats?|jackets?|jumpers?|gloves|hats?)|(?:coats?|jackets?|jumpers?|gloves|hats?) (?:on|off|refus\w*|battle\w*|fights?))\b/,
    // Clothes that do not go on are told by clothes.
    // Whoever wants to do it alone is slow for another reason.
    half: /^(?![^]*\binsists? on\b)[^]*?(?:\b(?:(?:get|gets|getting|got) (?:him|her|them)?(?:self|selves)? ?dressed|dress(?:ing)? (?:him|her|them)sel\w+|one (?:sock|shoe|leg|arm))\b(?=[^]*\b(?:forever|for ever|ages|hours?|slow\w*|dawdl\w*|faff\w*|play\w*|distract\w*|wander\w*|off again|half|ten times|nag\w*|hurry)\b)|\b(?:forever|for ever|ages|hours?|an hour|slow\w*|dawdl\w*|faff\w*|distract\w*)\b[^.]{0,30}\b(?:dressed|dressing|clothes on)\b)/i,
    slow: /^(?![^]*\b(?:won'?t|wont|refus\w*|can'?t|never|not|hates?|doesn'?t|does not) (?:want )?(?:to )?(?:get(?:ting)? |be(?:ing)? )?dress)[^]*?\b(?:dawdl\w*|slow\w*|late (?:every|for|each|all)|(?:always|often|constantly|are|is|be|being) late|(?:told|asked?|ask (?:him|her|them)|tell (?:him|her|them)|say it|repeat) (?:\w+ ){0,3}?(?:ten|twenty|five|\d+|a hundred|a million|lots of|so many) times|(?:wants|has) to (?:play|finish)|(?:plays?|playing) (?:instead|before|with)|hurry\w*|hurrying|rush\w*|daydream\w*|distract\w*|takes (?:for ?ever|ages|hours)|breakfast (?:takes|time|lasts)|(?:over|at|lingers over) breakfast|faff\w*)\b/,
    skin: /\b(?:socks?|seams?|labels?|tags?|itch\w*|scratch\w*|skin)\b/,
  },
  comesFirst: ['half'],
  onlyWhenSaid: ['half', 'list', 'coat', 'slow', 'skin', 'weather'],
  tellsAlone: ['list', 'coat', 'slow', 'weather'],
  roles: {},
  titles: {
    young: [
      { text: 'Toes, What Do You Say?', thread: 'weather' },
      { text: 'Two Clocks at Breakfast', thread: 'slow' },
      { text: 'Who Makes the Warm?', thread: 'coat' },
      { text: 'Where Are the Toes?', thread: 'sock' },
      { text: 'Bye-Bye, Toes', thread: 'sock' },
      { text: 'Peep, Says the Hand', thread: 'sleeve' },
      { text: 'In at One End', thread: 'sleeve' },
      { text: 'Tap, Tap, Two Shoes', thread: 'shoes' },
      { text: 'Heel at the Back', thread: 'heel' },
      { text: 'A Hole for Each Button', thread: 'button' },
      { text: 'Good Morning, {name}' },
      { text: '{name} Gets Dressed' },
    ],
    older: [
      { text: 'Two Clocks in One Kitchen', thread: 'slow' },
      { text: 'Shoes, Milk and a Few Minutes', thread: 'slow' },
      { text: 'Who Makes the Warm?', thread: 'coat' },
      { text: 'What the Door Handle Knows', thread: 'list' },
      { text: 'The Thing by the Door', thread: 'list' },
      { text: 'Sock Before Shoe', thread: 'order' },
      { text: 'What Can Trade Places?', thread: 'order' },
      { text: 'Hello, Sock. Goodbye, Sock', thread: 'skin' },
      { text: 'Old News for the Skin', thread: 'skin' },
      { text: 'The Light That Says Morning', thread: 'light' },
      { text: 'Half an Hour of Fog', thread: 'fog' },
      { text: 'Which Part Wakes Up Last?', thread: 'fog' },
      { text: 'A Stick at the Window', thread: 'stick' },
      { text: 'Dried Peas at Five in the Morning', thread: 'stick' },
      { text: 'Why Bows Come Undone', thread: 'laces' },
      { text: 'A Clock That Moved', thread: 'clock' },
      { text: 'Two Clocks, One Morning', thread: 'clock' },
      { text: 'Ten Minutes, Roughly Twenty', thread: 'guess' },
      { text: 'Remembered on the Doorstep', thread: 'step' },
      { text: '{name} in the Morning' },
      { text: 'Between Bed and Door' },
    ],
  },
  benefits: [
    'Takes one small part of a morning and shows how it works, without any scolding.',
    'Gives reasons for clothes that scratch, minutes that go missing and heads that are slow.',
    'Offers {name} one thing to try in the morning and one sentence to think.',
  ],
  talk: {
    young: [
      'What went in, and where did it come out?',
      'How do clothes feel in the morning: soft, scratchy or something else?',
      'Shall we put out two tops tonight, to choose from?',
    ],
    older: [
      'What in this story has a reason that was new?',
      'Which word went into the blank, and does it change during a morning?',
      'Shall we change one small thing before tomorrow morning?',
    ],
  },
  cover: {
    setting: 'bedroom',
    time: 'day',
    pose: 'stand',
    feeling: 'calm',
    companion: null,
    props: ['shoe', 'coat', 'clock'],
  },
  text: {
    '2-3': script(`
      D<sock> It is morning. Here is a sock for {Name}. In goes a foot. Push, push! Where are the toes now?
      D<sock> Good morning, {Name}! Here are toes. Here is a sock. The toes go in, in, in. Now it is dark in there.
      D<sleeve> It is morning, and here is a top. {his} hand goes in a sleeve. It is dark in there. Push, push, peep! Here comes the hand.
      D<sleeve> Where is {his} hand? It is in a sleeve. It is morning, and a top goes on. The hand goes push, push. Peep! There it is.
      D<shoes> Two shoes sit on the floor. It is morning, and {Name is} up. One shoe goes on. Tap! Two shoes go on. Tap, tap!
      D<coat> It is cold out there. Here is a coat. {Name} may not want it. In the coat it is warm. Puff, puff!
      P Some children dress fast. Some like to go slow.
      P Grown-ups get dressed too. They have a lot of buttons.
      P One child wants soft clothes. One wants red clothes.
      P Grown-ups look at the clock. Children look at a bug.
      P<coat> Cats have a coat on all day.
      P<coat> Big people do up the zip. It goes zip.
      Q In the morning, {Name} may feel ____.
      Q When clothes go on, {Name} may feel ____.
      Q<sleeve> In a top, {his} arms may feel ____.
      Q<coat> With a coat on, {Name} may feel ____.
      Q<coat> When it is cold, {Name} may feel ____.
      H<sleeve> {helper} can hold a top open.
      H {helper} can help a bit.
      H {helper} can wait a little.
      H<helper> {helper} can sing a morning song.
      H<adult> {helper} can try {adult}.
      H<coat> {helper} can hold the coat open.
      T<sleeve> {he} can pick a top.
      T<sleeve> {he} can push one arm in.
      T {he} can pull, pull, pull.
      T<comforter> {he} can sit by {comforter}.
      T<comforter> {he} can hug {comforter} first.
      T<doing> {he} can try {doing}.
      T<coat> {he} can hold the coat first.
      T<coat> {he} can put one arm in.
      C<sock> {he} can say, "Bye-bye, toes."
      C<sock> {he} can say, "In, in, in, toes."
      C<sleeve> {he} can say, "Push, push, peep!"
      C<sleeve> {he} can say, "Hello, hand!"
      C<shoes> {he} can say, "Tap, tap, two shoes."
      C<topic> {he} can say, "Clothes, then {topic}."
      C<coat> {he} can say, "Hello, warm coat."
      A<sock> The sock is on. Nobody can see the toes. They are in there. Good morning, toes.
      A<sock> Sock on, toes in. Sock off, toes out. They are the same toes. Good morning, foot.
      A<sleeve> In goes a hand. It is dark in there. Out comes a hand. Good morning, hand.
      A<sleeve> One hand goes peep. Then the other hand goes peep. The top is on. Good morning, hands.
      A<shoes> One shoe goes tap. Two shoes go tap, tap. Now it is time to go. Tap, tap, go the shoes.
      A<coat> The coat goes out too. In a pocket is a leaf. Warm hands, warm toes. Bye-bye, cold!
      Q<shoes> With shoes on, {his} feet may feel ____.
      H<shoes> {helper} can hold a shoe open.
      H<shoes> {helper} can let toes go first.
      T<shoes> {he} can push one foot in.
      T<shoes> {he} can pick which shoe is first.
      D<weather> It is morning, and it is wet out. {Name} has best shoes. They like the sun. Rain goes drip on toes.
      P<weather> Ducks go out with bare feet.
      P<weather> Toes get cold fast. Then they say so.
      Q<weather> With other clothes on, {Name} may feel ____.
      H<weather> {helper} can open the door first.
      H<weather> {helper} can bring both along.
      T<weather> {he} can put out one hand.
      T<weather> {he} can choose one of two.
      C<weather> {he} can say, "Hello, rain. Who gets wet?"
      A<weather> Drip, drip on the toes. Now they know. The best shoes sit by the door. They wait for the sun. Time to go.
    `),
    '4-5': script(`
      D<half> In the morning one sock is on, and one is not. {Name} may see a toy just then. It is a very good toy. So one foot is warm, and one is cold. The top is still on the chair. Getting dressed stops in the middle and waits.
      D<half> In the morning clothes lie in a row. {Name puts} on the first, and then there is a toy car. The car wants a road. The other clothes lie there and wait. They cannot jump on by themselves.
      C<half> {he} can think, "Sock one, sock two, and then the toy."
      C<half> {he} can say, "Toy, you sit and look."
      A<half> Sock one and sock two are both on. The toy sat on the bed and looked. Now all the clothes are where they belong. There is a bit of morning left to play in.
      A<half> The row of clothes is empty, and {Name is} in it all. Some mornings take three songs, and some take ten. The car found its road after that.
      D<sleeve> In the morning there is a top for {Name} to put on. A sleeve is long, and it is dark inside. A hand goes in at one end. For a bit nobody can see it. Then it comes out at the other end.
      D<sleeve> Each morning {his} hand goes into a sleeve. The hand cannot see the way, but it can feel it. There is cloth on all sides. There is only one way out. So the hand goes on, and then the fingers show.
      D<heel> A sock has a toe end and a bend. In the morning {Name} can see where the bend is. It is there for the heel. When it sits at the back, the sock is smooth. When it sits on top, the sock is lumpy.
      D<heel> At the back of a foot there is a heel. The bend in a sock is for the heel. In the morning {his} toes go in first. Then the sock comes up, and the bend gets to the back. Now it fits, so it is not lumpy.
      D<button> Some clothes have buttons, and each button has one hole. {Name meets} some of them in the morning. The hole is small. So the button goes in on its side, and that is slow. Then it lies flat and stays there.
      D<coat> A coat is not warm when it hangs on a hook. {Name} makes the warm. The coat just keeps it in. In the house that can be too much. Out there the wind takes the warm away.
      D<coat> Some coats are thick, and arms do not like that. {Name} may want none. A body is warm from bed and breakfast. It does not know yet about the wind.
      D<slow> A morning can have two clocks. One is on the wall, and it goes fast. The other is in {his} head, and it is slow. It looks at a spoon and a crumb. Both are right, but people go by the one on the wall.
      D<slow> A bit of toast can look like a boat. {Name} may sail it round the plate in the morning. Then somebody says, "Quick, quick!" It is hard to go quick with a boat. The boat can wait for lunch.
      P Grown-ups look at the clock a lot in the morning. It tells them when to go. Many children look at a bug, because a bug moves more.
      P One child wants soft clothes. The next child wants tight ones. Grown-ups know that skin is not the same on everybody.
      P Some people talk as soon as they wake up. Some need time before the first word. They may live in the same home.
      P Grown-ups are fast with zips now. They were slow once, and most had shoes on the wrong feet. Hands learn it bit by bit.
      P<coat> Dogs and ducks wear theirs all year. People can take it off.
      P<coat> Grown-ups get cold fast, because they stand about. Children run, and they get warm.
      P<slow> Grown-ups think of five things at once in the morning. Children think of one. It is a good one.
      P<slow> A bus driver cannot see breakfast. So the bus goes.
      Q When it is time to get dressed, {Name} may feel ____.
      Q In the morning, {his} body may feel ____.
      Q When people hurry, {Name} may feel ____.
      Q<coat> In a thick coat, {his} arms may feel ____.
      Q<coat> When the wind comes, {Name} may feel ____.
      Q<slow> When somebody says, "Quick," {Name} may feel ____.
      Q<slow> At breakfast, {Name} may feel ____.
      H {helper} can start a hard zip. ~ After that it is easy to pull.
      H {helper} can put out clothes in the evening. ~ Then there is less to look for.
      H {helper} can say one thing at a time. ~ One thing is easy to hear.
      H<helper> {helper} can get dressed at the same time. ~ Two people can be slow side by side.
      H<adult> {helper} can help in the morning. ~ One thing that helps is {adult}.
      H<coat> {helper} can open the door. ~ It helps when a hand can try the air.
      H<slow> {helper} can put on a song for breakfast. ~ When it ends, it is time for shoes.
      H<coat> {helper} can look for one that is soft and thin. ~ Two thin ones are warm too.
      H<slow> {helper} can say, "Three more bites, and then shoes."
      T {he} can choose one of two tops.
      T {he} can sit on the floor to put on a sock.
      T {he} can ask for help with just one part.
      T<comforter> {he} can put {comforter} next to the clothes.
      T<comforter> {he} can hug {comforter} before the first sock.
      T<quiet> {he} can get dressed first and then spend time {quiet}.
      T<doing> {he} can try {doing} before the first sock.
      T<coat> {he} can carry it and put it on when the cold comes.
      T<slow> {he} can put the toy by the shoes, not by the plate.
      T<coat> {he} can choose the coat or two jumpers.
      T<slow> {he} can look where the big hand is.
      C<sleeve> {he} can say, "Where is my hand? There it is."
      C<sleeve> {he} can think, "One way in, and one way out."
      C<heel> {he} can say, "Toes first, and the bend at the back."
      C<heel> {he} can say, "Hello, heel, here is your sock."
      C<button> {he} can say, "Small hole, slow button, all done."
      C<topic> {he} can think, "Clothes first, and then {topic}."
      C<coat> {he} can think, "I make the warm, and it stays in."
      C<slow> {he} can say, "One song, and then my shoes."
      A<sleeve> Two sleeves, two hands, and the top is on. A sleeve is dark, but it is short. In the morning the hands go in. In the evening they come out. They are still the same hands.
      A<sleeve> Sometimes a hand gets stuck, and the sleeve hangs down empty. Then it can start again. A sleeve has only one way out. Good morning, fingers, here is the light.
      A<heel> Some days the bend ends up on top. Then the sock can come off and go on again. That is one more minute. A shoe goes over it all, and nobody sees the bend.
      A<heel> Toes go at the front, and the heel goes at the back. The sock knows no more than that. It is enough for one morning. On the other foot it works the same way.
      A<button> One button is in, and it stays in. Some mornings there is a hole left over at the end. That happens to grown-ups too. The clothes are warm all the same.
      A<coat> Out there the nose was cold, and it told the rest. The coat went on, or it went along. Coats are good at both. Now it hangs up and gets cold again.
      A<slow> The song is over, and the toast has sailed. Shoes are on, one after the other. On some mornings the wall clock wins. On others there is time for a boat.
      D<weather> Some clothes are the best ones, in sun and in rain. {Name} knows in the morning which they are. But outside has something to say about it. A toe or a knee can go out first and ask. It comes back warm, cold or wet.
      P<weather> Grown-ups feel the cold just from looking. They cannot feel it for somebody else's toes.
      P<weather> Postmen wear shorts in winter. They walk fast, and they have chosen it.
      Q<weather> With the other ones on, {Name} may feel ____.
      H<weather> {helper} can open the door and let toes find out.
      H<weather> {helper} can put the other pair in a bag. ~ Then it is there when toes ask for it.
      T<weather> {he} can put one foot out and see.
      T<weather> {he} can wear best ones at home and others on the way.
      C<weather> {he} can say, "Toes, what do you say?"
      A<weather> The toes have been out, and they gave an answer. It was cold, or it was fine. The best ones know the way to the morning hook. When the sun comes out, they are ready.
    `),
    '6-7': script(`
      D<half> In the morning a body can be half dressed for a long time. One sock is on, and the other is in {his} hand. Then there is a book, or a thought, and the sock waits. From the door somebody calls. Half dressed looks funny, and it is cold at one end.
      D<half> Getting dressed in the morning is five small jobs in a row. {Name} may do two of them quickly. Between two and three there is a gap. In the gap lies a toy. A toy is better than a sock. That is why the sock loses, unless the toy sits on the shoes.
      C<half> {he} can think, "One sock, and then the next."
      C<half> {he} can think, "What is on? What comes next?"
      A<half> Both socks are on, and they even match, or nearly. Whatever was so good to look at has waited. It can have what is left of the morning.
      A<half> Half became whole before the bus came. Some mornings it goes by itself, and on others by song three. The toy is in the pocket, as it has been very patient.
      D<order> Most clothes go on in an order, and {Name} may know it without thinking. A sock goes on before a shoe. The other way round, the sock gets wet. A top goes on before a coat. But some things can trade places. Sock or top first, that is up to each person.
      D<order> A morning with shoes first and socks on top would look odd. {Name} may know it from a funny picture. Socks go under shoes, because shoes keep them dry. A coat goes over a top for the same reason. Other things can trade places. Left foot or right foot first, it makes no difference.
      D<skin> In the morning {Name puts} on clothes, and the skin notices each one. A sock can feel tight, and a seam can feel big. Skin tells the brain about things that are new. If nothing moves, it sends less and less. After some minutes, many people forget that they have a sock on.
      D<skin> Skin cares most about what is new. In the morning a sock goes on, and {his} skin tells the brain. It may tell about a seam too. Then the sock stays the same, so there is less to tell. After a while, many people forget the sock. A label can go on itching, because it moves.
      D<light> In the morning, light gets into {his} eyes. It helps {Name} to see, and it does one more thing. It tells the brain that the night is over. There is a part of the brain that keeps time, and light sets it. On dark mornings that part gets less light. So it is harder for many people to wake up.
      D<list> In the morning a head has a lot to do. There are socks, toast and teeth, and a bag as well. At the gate {Name} may think of lunch, and it is at home. Heads lose things when they hurry. Eyes are better at it. They see what hangs on the door.
      D<list> Remembering is hard for a head that is only just awake. {Name} may know that from the morning. So some families do not ask the head at all. They put the things in front of the door. Then nobody can get out without them.
      D<coat> A coat does not make any warmth at all. {Name} makes it, with breakfast, and the coat keeps it from blowing away. Indoors, a body cannot imagine being cold. So a coat seems like a silly idea in the hall. It gets cleverer two streets later.
      D<slow> Grown-ups in the morning count backwards. They see the clock and think of shoes, bag, street and bell. {Name} may be looking at the milk, which makes a ring. That is interesting, and it is in no plan. So one is already at the gate, and one is in the milk.
      D<slow> "Hurry up" is the most common sentence before school. It does not say what to do. For {Name} the morning may be full of things to look at. Hurrying is easier with one thing at a time: toast, then teeth, then shoes.
      P In the morning, grown-ups think about the clock. They count the minutes until it is time to go. Other people cannot see a thought. They only see a grown-up walking fast.
      P Skin is different from person to person. One person feels each little thread. Another does not notice a leaf in a shoe. Neither of them is making it up.
      P Some people are wide awake at once, and they have a lot to say. Some are slow until breakfast is over. Often one of each kind lives in the same home. They can only guess about each other.
      P Firefighters practise getting dressed. Their clothes stand ready, with the boots inside. They know that fast hands come from doing it many times. On day one they were slow too.
      P<list> Teachers have a box of spare things. It is there because everybody forgets.
      P<list> Grown-ups go back for keys, phones and glasses. Then they go back for the bag.
      P<coat> People who stand at a bus stop think about coats. People who run round a yard do not. It depends on the legs.
      P<coat> Skin is not the same on everyone. To one person a collar is nothing, and to another it scratches all day.
      P<slow> In a hurry, grown-ups speak louder and find less. They know it by the evening.
      P<slow> Some people are awake at once, and some wake up slowly, from the feet. Nobody chose it.
      Q When it is time to get dressed, {Name} may feel ____.
      Q In the middle of a busy morning, {Name} may feel ____. It can be two things at once.
      Q Just after waking up, {his} body may feel ____. It may be a different word at breakfast.
      Q<list> When something is at home and the day is here, {Name} may feel ____.
      Q<list> At the door in the morning, {Name} may feel ____.
      Q<coat> In the hall, with the coat on, {Name} may feel ____.
      Q<coat> Outside, with the cold on both hands, {Name} may feel ____.
      Q<slow> When everybody hurries, {Name} may feel ____.
      Q<slow> In the middle of breakfast, {Name} may feel ____.
      H {helper} can put out clothes with {him} in the evening. ~ There is more time to choose when nobody is leaving.
      H {helper} can put the clothes in a row, from first to last. ~ A row shows what comes next.
      H {helper} can say how many minutes are left, in a calm voice. ~ It is easier to hurry when people know the number.
      H<helper> {helper} can get dressed next to {him} and talk about other things. ~ Hands can work while people talk.
      H<adult> {helper} can help in the morning by {adult}. ~ What has worked before is a good start.
      H<list> {helper} can hang up a list with pictures by the door. ~ A list does not nag.
      H<coat> {helper} can open the door and let a hand find out. ~ Air is quick to answer.
      H<slow> {helper} can say the next thing only, and not the next five. ~ One thing is easy to hear.
      H<list> {helper} can ask at the door, "What is on the list?" ~ Then the eyes do the work.
      H<coat> {helper} can look for one without a stiff collar. ~ It helps to find what bothers.
      H<slow> {helper} can begin ten minutes earlier. ~ Ten minutes can make a morning soft.
      T {he} can put all the clothes in a row on the floor. ~ Then it is easy to see what is left.
      T {he} can do one part alone and ask for help with the next. ~ A morning can be shared.
      T {he} can choose the clothes in the evening. ~ It saves one hard question in the morning.
      T<comforter> {he} can put {comforter} where the row of clothes ends. ~ Then there is something soft to get to.
      T<quiet> {he} can get dressed first and use the time left for {quiet}. ~ It is good to have something to get to.
      T<doing> {he} can try {doing} before the first sock. ~ The beginning is often the hardest part.
      T<list> {he} can put everything by the door in the evening. ~ Evenings have more time than mornings.
      T<coat> {he} can tie it round or carry it as far as the corner. ~ Then there is a choice at the corner.
      T<slow> {he} can race a song or a timer to the shoes. ~ It is nicer to race a timer than a parent.
      T<list> {he} can touch each thing once before the door opens. ~ Hands are good at counting.
      T<coat> {he} can say what is wrong with the coat. ~ It may be the zip, the neck or the noise it makes.
      T<slow> {he} can put on clothes before breakfast, for a week, to see. ~ Then toast comes last.
      C<order> {he} can think, "Sock, then shoe, and the rest can trade."
      C<order> {he} can say, "What goes under? What goes over?"
      C<skin> {he} can think, "Hello, sock. You and I need a minute."
      C<skin> At a big seam, {he} can think, "My skin is telling me the news."
      C<light> {he} can say, "Light in, night out."
      C<topic> {he} can think about {topic} while the hands do the rest.
      C<list> {he} can say, "Bag, bottle, lunch, and out."
      C<coat> {he} can think, "The coat keeps what I make."
      C<slow> {he} can say, "What comes next? Just that."
      A<order> At the end of the order comes the shoe. Somewhere inside is a sock, dry and out of sight. Left first or right first, nobody can tell any more. Good mornings do not all have the same order.
      A<order> When the last shoe is on, all the trading is over. Some mornings it is quick, and some mornings a sock is missing. Then one sock can be red and one blue. Inside the shoes, nobody sees it.
      A<skin> Some seams get quiet after a while, and some do not. A sock can be turned inside out, and then the seam is outside. Skin is only doing its job. At noon it may be hard to say which sock went on first.
      A<skin> Right now a lot of people have forgotten their socks. The skin told the news in the morning, and then it was old news. If one thing goes on itching, it is fine to say so. Some socks stay in the drawer, and soft ones get a turn.
      A<light> Day after day the light comes back, and the brain sets its time. On a dark morning a lamp can help a bit. Some people are slow, and they get there too. It is the same light for all of them.
      A<list> The lunch went along today, or it stayed on the table and looked sad. Some mornings are like that. The list hangs there and says the same each day. A door is a good place for it.
      A<coat> Some people are warm all winter, and others wear two jumpers in May. The coat came along for the day. It was worn, or it was carried, and it kept its pockets shut. At home it hangs there and keeps the hook warm.
      A<slow> The milk kept its ring, and somebody else drank it. The clothes and the shoes were on in the end. It may have taken a few more minutes than planned. Looking at things is a good habit, and it has all afternoon.
    `),
    '8-10': script(`
      D<fog> A brain does not switch on like a lamp. In the morning {his} eyes may be open while parts of the brain are still slow. The front part, which plans and decides, is among the last to be fully awake. For many people that takes between fifteen and thirty minutes. Scientists call it sleep inertia, and most people call it fog. It is exactly then that somebody asks where the other shoe is.
      D<fog> Pilots who have just been woken are given time before they take over the controls. Their brains need it, and {Name} may need it on any morning. After waking, a brain is slow for about half an hour. The part at the front, which plans and decides, takes longest. Until then even a simple question, such as this shirt or that one, can seem like homework. Some people call it fog.
      D<stick> Long before {Name was} woken by anybody, there were people who did it for a living. In British towns they walked through the streets early in the morning with a long stick. They tapped on bedroom windows until somebody waved. Some used a tube and shot dried peas at the glass. They were called knocker-uppers, and factory workers paid them a few pence a week.
      D<stick> An alarm clock was once too expensive for most families. So a street like {his} paid one person, who came in the morning with a long stick. It tapped on a window until somebody waved. Even upstairs it could be heard, because the stick was long enough. There were also people who shot dried peas at the glass. Nobody knows for certain who woke the person with the stick.
      D<laces> On some mornings a shoe comes undone, for {Name} as for anybody else. The reason is physics. In 2017, engineers filmed a runner's laces in slow motion. Each time the foot hits the ground, the knot gets a little looser. Each time the leg swings, the loose ends fly about and pull. For a long while nothing seems to happen. Then the bow opens within a few steps.
      D<list> Morning heads are poor at remembering, and it has been measured. In the first half hour the part of the brain that keeps lists is still starting up. That is when {Name} is asked for a kit, a bottle, a form and a lunch. It would be odd if nothing were left behind. People who fly aeroplanes do not trust their memory either, and they use a list each time.
      D<list> The best place for something that is not to be forgotten is in the way. {Name} may know it from a morning with an empty hook at school and a full bag at home. A thing that lies on a shelf relies on somebody's memory. A thing that hangs on the door handle remembers itself. It is a trick that needs no memory, only an evening.
      P Parents in the morning are often doing sums. They subtract the bus from the clock and get a number that is too small. It comes out as a loud voice, although the sum is what they are cross with. Most of them would give a lot for ten more minutes.
      P Some people are cheerful before seven, and they cannot help it. Others say nothing until they have eaten. Each kind finds the other a little strange. Families often have both, and only one kitchen.
      P Teachers notice when somebody comes in late, and then they go on with the lesson. They are thinking about fractions. Many of them had a slow morning themselves, with one shoe under the sofa.
      P What feels fine to one person can be unbearable to another. Seams, collars and labels press on some skins much more than on others. People who feel nothing there may think that it is just talk. It is a real difference, and it can be measured.
      P<list> Teachers do not think that a forgotten kit is a sign of character. They think that it is Tuesday.
      P<list> Parents who drive back with a lunch box are cross about the traffic. There are some who have left a phone on the roof of the car.
      Q In the first minutes of a morning, {Name} might feel ____. It may be different again after breakfast.
      Q When somebody calls, "We are late," {Name} might feel ____. It may be in the stomach or in the voice.
      Q With one shoe on and the clock going, {Name} might notice ____. More than one word can be true.
      Q<list> When the hook at school is empty, {Name} might feel ____.
      Q<list> In the minute before the door, {Name} might notice ____.
      H {helper} can ask the questions in the evening and only say good morning in the morning. ~ Decisions are easier when everyone is awake.
      H {helper} can open the curtains or put on a lamp before saying anything. ~ Light helps a brain to notice that night is over.
      H {helper} can agree on one signal for the last five minutes. ~ One signal is easier to hear than five reminders.
      H<helper> {helper} can admit which part of a morning is worst for a grown-up. ~ There is usually one.
      H<adult> {helper} can help by {adult}, which has worked before. ~ It is good to keep what works.
      H<list> {helper} can bring up the list in the evening and keep quiet in the morning. ~ Reminders at the door come too late.
      H<list> {helper} can find one fixed place where everything for school lives. ~ Things with an address get lost less.
      T {he} can put everything for the next day in one place in the evening. ~ A tired head has less to find.
      T {he} can time one part of a morning, just once, to see how long it takes. ~ The answer is often a surprise.
      T {he} can play one song while getting dressed, and see how far it goes. ~ A song shows the time without nagging.
      T<comforter> {he} can leave {comforter} on top of tomorrow's clothes. ~ It marks the place.
      T<quiet> {he} can plan five minutes of {quiet} for the end, when everything is done. ~ It is good to have something to arrive at.
      T<doing> {he} can try {doing} before anything else. ~ Beginnings are usually the hardest part.
      T<list> {he} can pack in the evening and hang the bag on the door handle. ~ In the morning it is in the way.
      T<list> {he} can draw the list once, with a symbol for each day, and hang it up. ~ After that it only wants a look.
      C<fog> {he} can think, "This is only fog, and it takes half an hour."
      C<fog> When a question comes too early, {he} can say, "The front part is still waking up."
      C<stick> Hearing that it is time, {he} can think, "At least it is not dried peas."
      C<stick> {he} can say, "Tap, tap, I am waving."
      C<laces> Bending down again, {he} can think, "It is only physics."
      C<topic> While the hands are busy, {he} can think about {topic} and pick the best three.
      C<list> {he} can think, "Hand on the handle: bag, kit, lunch."
      A<fog> Fog lifts by itself, a little later on some mornings than on others. A decision that was made the evening before can be carried out with half a brain. That is one reason why people lay out clothes. By the time the shoes are on, the front part has usually arrived.
      A<fog> Nobody can see fog in another person's head. It helps to say that it is there. In half an hour the same question will be an easy one. Until then a morning can run on toast, and on clothes that were chosen the day before.
      A<stick> The last people with a long stick stopped work within the lives of some grandparents. Clocks do the job now, and they cannot be waved at. Waking up has stayed as hard as it was. Whole streets once found it so hard in the morning that they paid for help.
      A<stick> Windows are quiet these days, and the peas are for eating. What is left of the job is a voice, a buzz or a bit of light in the morning. People have needed waking for as long as there has been work to get up for. It is not a fault in anyone.
      A<laces> The engineers also found that some bows hold far longer than others. If the second half is tied in the opposite direction to the first, the knot lies straight. If both go the same way, it twists and gives up early. Many people tie the second kind all their lives and blame the shoe. It can be changed in one slow morning.
      A<list> Something will still be forgotten now and then, in the best of mornings. Pilots with forty years of practice read their list aloud. The bag on the handle is a list with only one item. It works in the dark, too.
      A<list> A form was left at home, a lunch spent the day on a table, and no one was harmed. Next time there is the door handle. It is ready in the morning long before anybody else.
    `),
    '11+': script(`
      D<clock> Somewhere between ten and twenty, the clock in a human brain moves later. It happens in many countries, and {Name} may notice it in the morning as a body that is convinced it is still night. For many people the shift is between one and three hours. Tiredness arrives later in the evening, while the other clock, the alarm, stays where it was. It is not a matter of character. Sometime in the early twenties the clock moves back, as quietly as it left.
      D<clock> At seven in the morning there are often two times in one room. The alarm says seven, and the clock in {his} brain may say five. That is because the body clock moves later in these years, by one to three hours for many people. Researchers have found it all over the world. Light in the morning shifts the clock earlier, and light late in the evening shifts it later. Neither of them works by argument.
      D<guess> Asked how long it takes to get ready in the morning, most people name a number that has rarely been true. Psychologists call this the planning fallacy, and they found it in students, engineers and one another. {Name} may know it as the ten minutes that turn out to be twenty. The guess leaves out the missing sock, the queue for the bathroom and the message that needed an answer. Strangely, people guess much better when it is about somebody else.
      D<guess> The opera house in Sydney was due to open in 1963, and it opened in 1973. On a smaller scale the same thing may happen to {Name} on the way from bed to shoes. A plan tends to contain the steps and leave out the interruptions, so ten minutes turn out to be twenty. It is called the planning fallacy. People make the same guess the next morning, with full confidence and in spite of the evidence.
      D<step> Some things are remembered only on the doorstep. With shoes on and the door open, {Name} may suddenly know what is still lying on the table. Memory works with places, so the sight of a door calls up whatever belongs outside it. In the room the same thought had nothing to hold on to. It is a useful system with poor timing. Adults stand on the same step, patting their pockets for keys.
      D<list> Prospective memory is the name for remembering to do something later. It is at its worst in the morning, under time pressure, with someone calling. {Name} is expected to use it for a kit, a charger, a form and a lunch. Failing at it is read as carelessness, which it hardly ever is. Surgeons and pilots have given up relying on it. They have a list, and they read it although they know every word.
      D<list> An object that is needed in the morning is best kept where it will be tripped over. {Name} may have noticed that good intentions at night have no connection with what happens at seven. Between the two there is a brain that is running on a third of its power. A bag across the doorway does not depend on it.
      P Someone who calls for the third time is usually looking at a clock and imagining a row of things that depend on it. The tone is about the row. From under a blanket it sounds like an opinion about a person, and that is how many arguments before eight begin.
      P In a few countries some schools have moved the first lesson later, and in several of them students then slept more. Teachers had mixed opinions, since they are often at work before anybody else. Few people on either side enjoy the first lesson as it is.
      P Friends who turn up looking finished may have been awake since six, or may have slept in their clothes. It is hard to tell from outside. Mornings are among the few things that hardly anyone posts pictures of as they are.
      P Early people tend to consider their hour a virtue, although it is mostly biology and partly age. They go quiet at nine in the evening, when others are at their best. Nobody wakes them then to discuss it.
      P<list> People who seem to have everything in order are mostly people with hooks. They are not born that way, and they forget birthdays.
      P<list> Adults who deliver forgotten things to the school office would rather not. What they mind is less the thing than the phone call at nine.
      Q In the first quarter of an hour of the day, {Name} might feel ____. It may have more to do with sleep than with the day itself.
      Q When somebody calls from the next room for the second time, {Name} might feel ____. It may be annoyance, and something else may be underneath.
      Q On the way out, {Name} might notice ____. Relief is one answer, and so is having forgotten something.
      Q<list> On noticing that something is at home, {Name} might feel ____.
      Q<list> On a morning when everything was there, {Name} might feel ____.
      H {helper} can agree to one wake-up call and leave the rest to an alarm. ~ The second call usually starts the argument.
      H {helper} can keep questions about marks and plans for the evening. ~ They are answered better by a brain that is awake.
      H {helper} can discuss a later start with the school, if mornings have become a real problem. ~ Some things can be moved, and it costs nothing to ask.
      H<helper> {helper} can say honestly how mornings went at the same age. ~ It is seldom a story of success.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ Whatever has worked before is a reasonable start.
      H<list> {helper} can stop reminding for a week, if a list takes over. ~ It is restful for both sides.
      H<list> {helper} can agree on what will be brought after, and what will not. ~ Both sides can then plan.
      T {he} can open the curtains first and leave every decision until afterwards. ~ Daylight is the strongest signal that a body clock knows.
      T {he} can measure two ordinary mornings and plan with that number. ~ Last time is a better guide than a good intention.
      T {he} can put bag, keys and shoes in one place in the evening. ~ It takes two minutes at an hour when the brain is working.
      T<comforter> {he} can pack {comforter}, or leave it where it will be found in the evening. ~ Nobody checks.
      T<quiet> {he} can keep ten minutes for {quiet} before leaving. ~ A morning with something pleasant in it is easier to begin.
      T<doing> {he} can try {doing} before looking at any screen. ~ A start is easier when part of it is already familiar.
      T<list> {he} can set everything in front of the door at night, shoes included. ~ It takes four minutes at a time of day when there are four minutes.
      T<list> {he} can set an alarm for the evening and not for the morning. ~ It rings when something can still be done.
      C<clock> Looking at the alarm, {he} can think, "Two clocks, and only one of them is mine."
      C<clock> {he} can think, "It is earlier in there, so slowly does it."
      C<guess> Before saying ten minutes, {he} can think, "How long was it last time?"
      C<guess> {he} can think, "Ten means twenty, so start now."
      C<step> With a hand on the door, {he} can think, "What would I remember on the step?"
      C<topic> While the hands do their work, {he} can think about {topic} and leave the rest of the day alone.
      C<list> {he} can think, "I do not remember things. I put them in the way."
      A<clock> The two clocks will agree again in a few years. Until then a morning is a compromise between a timetable and a body, and some of them go better than others. Late waking comes from a clock that runs on a different time. The alarm has no view on the matter.
      A<clock> Brains of this age are often at their best when the rest of the home is yawning. That is small comfort at seven in the morning, with the alarm going. Light helps, regular hours help a little, and so does a person nearby who knows about the second clock. It is a matter of some years, and then it moves back.
      A<guess> Knowing about the planning fallacy does not cure it, and even those who study it still run for the train. What helps is a measured number, because a number does not hope. Twenty minutes that were planned as twenty can be quite a calm piece of morning. Some of it may even be left over.
      A<guess> Nobody plans for the missing sock, and on most mornings something of the kind turns up. Adding a few minutes for it is not pessimism, since it has been observed. On a good day they are a present. On an ordinary one, the twenty minutes are simply twenty.
      A<step> The step will go on reminding people at the last moment, because that is where it works. A list on the inside of the door can bring the thought forward by a few minutes. Now and then something stays on the table all the same, and the morning goes on without it. Most of what is needed is already in the shoes.
      A<list> Things will go missing all the same, because that is what things do. What changes is how many, and who is blamed for it. A morning with a bag across the doorway is a quieter one, and it leaves a few minutes for toast and for the window. The form, incidentally, was in the coat.
    `),
  },
};

/** Mornings: getting dressed and out of the door; from eight on waking up, body clocks and leaving on time. */
export const morningRoutine: Frame = withScenes(
  own,
  onlyThatKind,
  inNothingYet,

  lostShoe,
  outgrown,
  firstBow,
  outOfBed,
  whatToWear,
  dressMe,
  byMyself,
  slowWay,
  offWeGo,
  bossOfTheClock,
);
