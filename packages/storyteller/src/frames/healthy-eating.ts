import { script, type Frame } from '../frame.ts';

/**
 * New and unwanted food. No food is good or bad here, nobody is praised for eating or for leaving, and bodies are not
 * mentioned: finding out is enough, and a taste may come out again.
 */
export const healthyEating: Frame = {
  id: 'healthy-eating',
  name: 'New foods and picky eating',
  says: [
    'picky eater',
    'fussy eater',
    'fussy with food',
    'wont eat vegetables',
    'refuses to try new foods',
    'only eats pasta and bread',
    'eats nothing green',
    'lives on chicken nuggets',
    'spits out food',
    'says yuck before tasting it',
    'mealtimes are a battle',
    'dinner table fights',
    'will not sit at the table',
    'healthy eating',
    'eating fruit and veg',
    'does not eat lunch at school',
    'wants sweets all day',
    'snacks but no dinner',
    'throws food on the floor',
    'afraid of new food',
    'neophobia',
    'hates broccoli',
    'never tries anything',
    'beige food only',
    'vegatables are a no go',
    'takes an hour to eat',
    'family comments on what he eats',
  ],
  claims: {
    strong: [
      'picky',
      'fussy eater',
      'fussy eat',
      'picky eater',
      'vegetable',
      'veg',
      'veggie',
      'broccoli',
      'eater',
      'mealtime',
      'new food',
      'healthy food',
      'healthy eating',
      'taste',
      'nugget',
      'neophobia',
      'want sweet',
      'try anything',
      'not eat',
      'wont eat',
      'doesnt eat',
      'will not eat',
      'only eat',
      'refuse to eat',
      'refuse food',
      'lives on',
      'hate food',
      'unhealthy',
      'junk food',
      'beige food',
      'eats nothing',
      'only eats',
      'only wants nuggets',
      'eats three things',
      'eat anything',
      'eat only',
      'refuses dinner',
      'refuses meals',
      'dinner battles',
      'mealtimes',
      'tea time battles',
      'five foods',
      'eats like a bird',
      'no veg',
      'never eats',
      'skips meals',
      'not hungry',
      'hates dinner',
      'carrot',
      'look at a carrot',
      'poison broccoli',
    ],
    cues: [
      'dinner',
      'lunch',
      'breakfast',
      'plate',
      'table',
      'fruit',
      'meal',
      'snack',
      'sweet',
      'spit',
      'chew',
      'hungry',
      'cook',
      'fussy',
      'green',
      'pasta',
      'soup',
      'food',
      'eat',
      'eats',
      'eating',
    ],
    not: [
      'too fat',
      'she is fat',
      'he is fat',
      'shes fat',
      'hes fat',
      'feels fat',
      'lose weight',
      'losing weight',
      'food poisoning',
      'food allergy',
      'pet food',
      'dog food',
      'cat food',
      'eat nails',
      'eat hair',
      'eat sand',
      'eat sleeve',
      'eat disorder',
      'eating disorder',
      'fussy baby',
      'picky about clothes',
      'taste in music',
      'table football',
      'picky about which',
      'in a restaurant',
    ],
  },
  topicWords: [
    'food',
    'eat',
    'taste',
    'tasting',
    'bite',
    'plate',
    'bowl',
    'dinner',
    'lunch',
    'meal',
    'pea',
    'soup',
    'toast',
  ],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult'],
  facts: [
    'Wariness of new food is common in children, strongest between about two and six years.',
    'Many children need eight to fifteen tastes, some more, before a new food is familiar; tiny tastes count.',
    'Pressure to eat a food, even friendly pressure, tends to make people like it less.',
    'Seeing others eat a food, helping to cook it and meeting it again and again make it more familiar.',
    'The tongue tells sweet, sour, salty, bitter and savoury; most of the rest of a flavour is smell.',
    'During a cold food tastes of little, because smells do not reach the nose. Warm food smells more. A nose gets used to a smell within minutes.',
    'Children taste bitterness more strongly than adults on average, and genes make tongues differ.',
    'Many poisonous plants are bitter; broccoli and sprouts contain bitter substances that are harmless.',
    'Eaters hear a crunch partly through the teeth and the bones of the head.',
    'A carrot is a root, a pea is a seed, broccoli is a bunch of flower buds.',
    'How hungry people are differs from day to day, and only they can feel it.',
    'Smell, look, sound and touch tell about a food before it is tasted.',
  ],
  threads: {
    crunch: 'the sounds that food makes',
    pea: 'one round pea',
    soup: 'the steam over a bowl',
    root: 'where a carrot was before it was food',
    tries: 'a taste as small as a grain of rice',
    nose: 'the nose eats first',
    bitter: 'a careful tongue',
    table: 'what is said at the table',
  },
  roles: {},
  titles: {
    young: [
      { text: 'Crunch, Slurp, Hush', thread: 'crunch' },
      { text: 'The Loudest Toast', thread: 'crunch' },
      { text: 'One Green Pea', thread: 'pea' },
      { text: 'Hello, Pea', thread: 'pea' },
      { text: 'Up Goes the Steam', thread: 'soup' },
      { text: 'The Carrot from Under the Ground', thread: 'root' },
      { text: 'What Is on the Plate?' },
      { text: '{name} Finds Out' },
    ],
    older: [
      { text: 'Only {name} Can Hear It', thread: 'crunch' },
      { text: 'Root, Seed or Flower?', thread: 'root' },
      { text: 'As Small as a Grain of Rice', thread: 'tries' },
      { text: 'Number Four of Fifteen', thread: 'tries' },
      { text: 'The Nose Eats First', thread: 'nose' },
      { text: 'A Careful Tongue', thread: 'bitter' },
      { text: 'What People Say at Dinner', thread: 'table' },
      { text: 'Not Today, Thank You' },
      { text: '{name} and the New Food' },
    ],
  },
  benefits: [
    'Looks at food with ears, nose and fingers first, so that there is more to do with it than eat it or leave it.',
    'Explains why new food can be hard, in words that blame neither {name} nor the cook.',
    'Offers one very small try, and polite words for leaving it today.',
  ],
  talk: {
    young: [
      'What sound or smell was in the story?',
      'How does it feel when something new is on the plate?',
      'Shall we find one food that crunches and one that does not?',
    ],
    older: [
      'Which fact about tasting was new to you?',
      'Which word did you put in the blank?',
      'Shall we choose one dinner together this week?',
    ],
  },
  cover: {
    setting: 'kitchen',
    time: 'day',
    pose: 'think',
    feeling: 'curious',
    companion: null,
    props: ['plate', 'carrot', 'bowl'],
  },
  text: {
    '2-3': script(`
      D<crunch> Some food is loud. {Name} may hear toast go crunch. Soup goes slurp. A pea makes no sound at all.
      D<pea> There is a pea on the plate. {Name} may see it roll. It is green. It is round. Off it goes!
      D<pea> One pea is on the plate. It is green and round. {Name} may see how small it is. A pea can roll. Roll, roll, stop.
      D<soup> Here is a bowl. It has soup in it for {Name}. Steam goes up, up, up. One blow goes puff. Then the soup is not so hot.
      D<soup> Soup is hot at first. {Name} may see the steam. It goes up and away. Puff, puff! The bowl is warm.
      P Some children like toast. Some like peas. Some just like to look.
      P Grown-ups like some food. They leave some food too.
      P Dogs sniff their food first. Cats sniff it too. They like to know.
      P Friends eat all kinds of food. One likes rice. One likes just bread.
      P Hens peck at a crumb. Then they look. Then they peck.
      Q With new food, {Name} may feel ____.
      Q Near a new food, {Name} may feel ____.
      Q At dinner, {Name} may feel ____.
      H {helper} can eat some too.
      H {helper} can put one bit there.
      H {helper} can sit and wait.
      H {helper} can cut it small.
      H {helper} can say what it is.
      H<helper> {helper} can have the first bite.
      H<adult> {helper} can try {adult}.
      T {he} can sniff it.
      T {he} can touch it with one finger.
      T {he} can give it one small lick.
      T {he} can just look at it.
      T {he} can help wash one bean.
      T {he} can put it back down.
      T<comforter> {he} can sit with {comforter}.
      T<quiet> {he} can try {quiet} after dinner.
      T<doing> {he} can try {doing} first.
      C<crunch> {he} can say, "Crunch or slurp?"
      C<crunch> {he} can say, "Hello, loud toast."
      C<pea> {he} can say, "Hello, pea."
      C<pea> {he} can say, "Roll, pea, roll."
      C<soup> {he} can say, "Puff, steam, puff."
      C<soup> {he} can say, "Up, up, bye-bye, steam."
      C<topic> {he} can say, "Dinner now, {topic} later."
      A<crunch> Crunch, crunch, crunch. One bite is fine. No bite is fine too. The toast is still loud.
      A<pea> The pea is on the plate. It can stay there. It can go in a mouth. Bye-bye, pea.
      A<pea> One day, just a look. One day, one lick. The plate goes back. The pea goes for a ride.
      A<soup> Puff goes the blow. Off goes the steam. One sip of soup is fine. No sip is fine too.
      A<soup> Some soup goes in. Some soup stays in the bowl. Both are fine. The steam went up and away.
    `),
    '4-5': script(`
      D<crunch> Food has a sound, and {Name} can hear it. Toast goes crunch. Soup goes slurp. Rice goes hush. A pea has no sound until it rolls off the plate.
      D<crunch> {his} ears come to dinner too. They hear the toast go crunch. They hear a slurp of soup. Cheese is hard to hear. Peas can be heard when they land on the floor.
      D<pea> One day there may be a pea on {his} plate. It is green, and it is round all over. A finger can push it, and then it rolls. A nose can smell it. The tongue comes last, and it can wait.
      D<pea> A pea is small, but it comes with a lot of questions. {Name} may see one on the plate. Is it hard or soft? Can it roll? Is it wet inside? Eyes and fingers can find out a lot.
      D<root> A carrot on {his} plate has come a long way. It grew under the ground, where it was dark. Its green top was up in the sun. Rain came, and the carrot got long. Then someone pulled, and out it came.
      P Some people like food that is hard. Some people like it soft. Most people have one thing that they leave.
      P Friends may eat food that looks odd. To them it is just lunch. They may think that {his} lunch looks odd.
      P Grown-ups think about food a lot. They cook it, and they hope that it is right. A sniff makes them glad.
      P Babies push new food out with the tongue. Bigger children often sniff it first. Bodies like to be careful.
      P Hens look at a new crumb with one eye. Then they look with the other. People look first as well.
      Q When a new food comes, {Name} may feel ____.
      Q When two foods touch, {Name} may feel ____.
      Q Before the first taste, {Name} may feel ____.
      H {helper} can have some of it first.
      H {helper} can put a small bit on the side. ~ It can just lie there.
      H {helper} can talk about other things at dinner. ~ Then the food can wait.
      H {helper} can put two foods far apart. ~ Some people like it that way.
      H {helper} can say what the new food is. ~ A name helps.
      H {helper} can leave the plate and not look at it. ~ Looks can be too much.
      H<helper> {helper} can cook something with {Name}.
      H<adult> {helper} can help by {adult}.
      T {he} can sniff it first. ~ A nose finds out a lot.
      T {he} can touch it with one finger.
      T {he} can give it one lick and put it back.
      T {he} can say, "No, thank you," and leave it there.
      T {he} can wash one bean or one leaf.
      T {he} can tear it in two and look inside.
      T<comforter> {he} can tell {comforter} what it smells like.
      T<quiet> {he} can spend the time before dinner {quiet}.
      T<doing> {he} can try {doing} before a taste.
      C<crunch> {he} can think, "Is it a crunch or a slurp?"
      C<crunch> {he} can say, "My ears want to try it first."
      C<pea> {he} can say, "Hello, pea, what can you do?"
      C<pea> {he} can think, "I can find out about a pea."
      C<root> {he} can say, "Hello, carrot from under the ground."
      C<topic> {he} can think, "After dinner I can talk about {topic}."
      A<crunch> Some food gets eaten on the first day. Some food just gets heard. Crunch is fun, and slurp is fun too. The peas roll where they like.
      A<crunch> Ears are good at trying food. They can do it from far away. One small crunch is enough for a day. The soup goes slurp in the other bowls.
      A<pea> A look is one try, and a sniff is one more. Both are small, and so is a pea. It can go back with the plate. There are a lot more peas.
      A<pea> Some foods need ten tries, and some need more. A poke with a finger is a try too. The pea has time. It will be just as round next week.
      A<root> The carrot took a long time to get big. Getting to know a food takes time too. One bite is enough, and a sniff is fine. Under the ground, more carrots are on the way.
    `),
    '6-7': script(`
      D<crunch> When {Name eats} toast, the crunch is louder inside than outside. Some of the sound goes through the air, where anybody can hear it. The other part goes through the teeth and the bones of the head. Nobody else can hear that one. Soft food makes hardly any sound. It is felt more than it is heard.
      D<tries> A new food is a lot to find out at once. {his} eyes look at the shape, and the nose gets the smell. Fingers and lips find out if it is wet or rough. The tongue comes last. After all that, the brain often says no, because it is careful. A first taste can be as small as a grain of rice.
      D<tries> Ten tastes is an ordinary number for a new food. Some people need more. {Name} may be at number one, or at number six. Nobody can see that from outside. A taste can be as small as a grain of rice. It can come out again in a napkin, and it counts all the same.
      D<root> A plate of food can hold a root, a seed and a flower. {Name} may have had all three in one week. A carrot is a root, and it grew in the dark. A pea is a seed, and it could have been a plant. Broccoli is a bunch of buds. It was picked before it had time to bloom.
      D<root> Part of {his} dinner was once under the ground. That part is called a root, and a carrot is one. Peas are seeds, and they grow in a pod with a row of others. Broccoli is a flower that is not open yet. Most people eat flowers without thinking about it. They just call it dinner.
      P Other children may eat something that looks strange. They know it well, because they have it at home. At their table, {his} lunch is the strange one.
      P Most grown-ups have a food that they leave out. It may be olives, or mushrooms. Nobody asks them about it, because they do the shopping.
      P A person who cooks often looks at the first face at the table. Cooking can take an hour, and the cook is curious. A plain "no, thank you" is fine for a cook to hear.
      P Some people like each food in its own place. Some people stir it all together. Both kinds of people get full.
      P Cooks taste their food with a tiny spoon. They do it ten times before dinner. Even they make a face at times.
      Q When there is a new food on a plate, {Name} may feel ____.
      Q Just before a taste, {his} mouth may feel ____. It may be a small feeling or a big one.
      Q When someone says, "Just one bite," {Name} may feel ____. People can feel two things at once.
      H {helper} can put a tiny piece on another plate. ~ There it can be looked at.
      H {helper} can put one well-known food on the table as well. ~ Then there is something for every tummy.
      H {helper} can make room for a small cook at the sink. ~ Hands that wash a food get to know it.
      H {helper} can cook the same food in two ways. ~ Soft and crunchy can be far apart.
      H {helper} can take the plate away with no talk about it. ~ Dinner can just be over.
      H<helper> {helper} can eat the same thing and talk about the day. ~ Food is easier with company.
      H<adult> {helper} can help by {adult}. ~ Things that worked once often work again.
      T {he} can take a bite as small as a grain of rice. ~ It can come out again in a napkin.
      T {he} can smell a food and say what it smells like. ~ A lot of taste is smell.
      T {he} can draw a food before tasting it. ~ Drawing is a slow kind of looking.
      T {he} can say, "Not today, thank you." ~ Then it can come back another day.
      T {he} can break it open and look at the inside. ~ Inside is often another colour.
      T {he} can put it on the fork and put it down again. ~ That is more than yesterday.
      T<comforter> {he} can keep {comforter} on the next chair. ~ That is quiet company, and it eats nothing.
      T<quiet> {he} can spend the time before dinner {quiet}. ~ It helps to come to a meal with a calm head.
      T<doing> {he} can try {doing} before a taste. ~ It has helped before.
      C<crunch> {he} can think, "Only I can hear all of this crunch."
      C<tries> {he} can think, "One grain of rice, and it counts."
      C<tries> {he} can say, "My tongue will try a small one."
      C<root> {he} can ask, "Is this a root, a seed or a flower?"
      C<root> {he} can say, "Hello, carrot, welcome up here."
      C<topic> {he} can say, "Who wants to hear about {topic} while we eat?"
      A<crunch> A crunch belongs to the person who bites. One bite has one, and a whole slice has a lot. When somebody stops eating, it gets quiet, and that is fine too. The toast keeps its crunch until it gets cold.
      A<tries> Some foods become well known, and some just become less strange. Either way, it happens one small taste at a time. It is a good thing for a brain to be careful. A grain of rice is enough for today.
      A<tries> After many tastes, a food may turn out to be fine. It may also turn out not to be for {Name}. Both are things that a tongue found out. For something that big, a grain of rice was enough to begin.
      A<root> A carrot is in the dark for months, and nobody can hurry it. {Name is} finding out about food a little at a time. A look counts, and so does a bite. In a garden somewhere, a seed is turning into something else.
      A<root> Root, seed or flower, somebody waited for it to grow. It helps to know what a food was before it was a food. It can be eaten, or it can be looked at. In the ground, another carrot is getting longer.
    `),
    '8-10': script(`
      D<nose> A nose takes part in every meal, and {his} nose is no exception. The tongue can report only a few things, such as sweet, sour, salty and bitter. Whether something is strawberry or lemon is found out by the nose, from inside. That is why food tastes of so little during a cold. It is also why a strong smell can make a dish difficult before the first bite. By then, the nose has already tried it.
      D<nose> With the nose held shut, it is surprisingly hard to tell apple from raw potato. {Name} may know this from school, or from dinner. The tongue on its own reports only sweet, sour, salty, bitter and one or two other things. Everything else about a taste comes from the nose. Warm food smells more than cold food, so it also tastes of more. For some people that is exactly the trouble with it.
      D<bitter> Not every tongue at a table is tasting the same dinner. Children notice bitter things more strongly than adults do, and {Name} may notice them more than most. It depends partly on genes. Long ago it was useful, because many poisonous plants are bitter. Broccoli is harmless, but it is a little bitter too, and a tongue cannot read the label. So it sends a warning to be on the safe side.
      D<tries> Researchers have counted how many times children taste a new food before they are used to it. For many of them it is somewhere between eight and fifteen. {Name} may know a food that has been waiting at number two for years. The first few numbers are usually the hardest, because a brain is careful with things that it has not met. Each time that nothing happens, it becomes a little less strict. A taste counts even if it is no bigger than a grain of rice.
      D<tries> Number one is usually the worst. When {Name tastes} something new, the brain has no information about it, so it prefers to say no. At number four it has a little. Somewhere between eight and fifteen, many people notice that they have stopped making a face. Nobody can skip a number, but the tastes can be tiny. A piece as small as a grain of rice is enough to count.
      P Adults forget how strong things tasted when they were young. When they call something mild, they mean mild for an adult tongue. Many of them disliked mushrooms or cheese until they were grown up. Nobody kept a record of it, so they are hard to convince.
      P People who cook are often curious about the first ten seconds. An honest sentence helps them more than a silent face does. "It is too soft for me" is something that a cook can use. "Yuck" contains almost no information.
      P Other people at a meal are mostly interested in their own plates. A few may make a comment, usually because they like the dish and want company. They may not notice how it sounds from the other side. A joke about a plate is funnier to the person who makes it.
      P Friends have lists of their own. One picks out raisins, another cannot look at a mushroom, and a third eats only the middle of a sandwich. Each of them finds this quite normal. From outside, everybody's list looks a little odd.
      P Professional tasters spit out most of what they taste. They rinse with water and look bored. It shows that tasting and swallowing are two separate jobs.
      Q Before a first bite, {Name} might notice ____. It may be in the nose, the throat or the stomach.
      Q When somebody watches a first bite, {Name} might feel ____. More than one word is possible.
      Q When there is something unfamiliar for dinner, {Name} might feel ____. It may change after the first minute.
      H {helper} can put new things in a bowl in the middle. ~ Food that is not on a plate yet needs no excuse.
      H {helper} can suggest that plates are private during a meal. ~ It is surprising how much else there is to talk about.
      H {helper} can leave one dinner a week for {Name} to plan. ~ A person who plans a meal looks at food differently.
      H {helper} can make the same vegetable raw, boiled and roasted. ~ They hardly taste like one thing.
      H {helper} can take the plates away without a word about what is left. ~ Silence is a kindness at some tables.
      H<helper> {helper} can taste the new thing too and describe it honestly. ~ Adults are allowed to pull faces.
      H<adult> {helper} can help by {adult}, which has worked before. ~ It is good to know that in advance.
      T {he} can try a tiny piece and find three words for it, without "nice" and "horrible". ~ Describing is a different job from liking.
      T {he} can say, "Not today, thank you," and leave it there. ~ An answer for today is only for today.
      T {he} can hold the nose shut for the first bite and let go for the second. ~ It makes the taste smaller at the start.
      T {he} can ask to have things next to each other, not mixed. ~ It is a small request, and then every part can be seen.
      T {he} can dip one corner into a sauce that is known already. ~ A new thing is easier in old company.
      T {he} can rate a taste from one to ten and keep the list. ~ Numbers change more often than opinions.
      T<comforter> {he} can keep {comforter} within reach before a meal in a new place. ~ One familiar thing makes room for an unfamiliar one.
      T<quiet> {he} can spend ten minutes {quiet} before dinner. ~ It helps to come to a meal with a calm head.
      T<doing> {he} can try {doing} before the first bite. ~ It has helped before, so there is no need to invent something new.
      C<nose> {he} can think, "My nose has had its turn, and the tongue is next."
      C<nose> Before a bite, {he} can think, "Nose first, and no hurry."
      C<bitter> When something is bitter, {he} can think, "Thank you, tongue, I have noticed."
      C<tries> {he} can think, "That was number four."
      C<tries> With a new food, {he} can think, "A grain of rice is a whole number."
      C<topic> When the talk turns to plates, {he} can say, "Did you know this about {topic}?"
      A<nose> Knowing about the nose does not make a food taste different, but it explains a lot. A smell becomes weaker after a few minutes, because a nose gets used to it. Somebody who only smells a new dish has already taken part in the meal. The nose counts as a guest.
      A<nose> Some dishes will go on being too much for one nose and just right for another. That is a fact about noses, and no opinion of the cook. A plate can be moved a little further away. The smell of toast, on the other hand, has hardly any enemies.
      A<bitter> A tongue is cautious because it has only one mouth to look after. Over the years most tongues become less strict about bitter food, and nobody can say exactly when. Until then, a careful tongue is a good thing to have. It is doing what tongues did long before there were labels.
      A<tries> Some foods will reach number fifteen, and some will stay at two. People grow up either way. What helps is that the number is counted quietly, without an audience. The next grain of rice can wait until {Name is} ready to taste it.
      A<tries> A taste that was horrible is still a number, and the number goes up. Nobody needs to enjoy it for it to count. One day a food may be familiar, and nobody will remember when it happened. On the plate it will be the same size as ever.
    `),
    '11+': script(`
      D<nose> Most of what is called taste is smell. {his} tongue can report sweet, sour, salty, bitter and one or two other things, and there its knowledge ends. All the rest comes from the nose, partly through the back of the mouth. This is why a cold makes dinner dull, and why a canteen can be hard to bear before anything has been eaten. Warm dishes give off more smell than cold ones. A sandwich is a quiet meal in that respect, and a curry is a loud one.
      D<bitter> A person who finds sprouts unbearable is not inventing it. The ability to taste bitterness depends on genes, and {Name} may have inherited a tongue that reports it loudly. Children and teenagers also tend to taste it more strongly than adults do. It was once a safety system, because many poisonous plants are bitter. The system cannot tell poison from a vegetable, so it warns against both. Two people can therefore eat from one bowl and have two different dinners.
      D<table> What people put on a plate seems to invite comments, and {Name has} probably heard a few of them over dinner. Some are meant as jokes, some as encouragement, and some are simply habit. Studies have found that pressure to eat something tends to make people like it less, even when the pressure is friendly. A taste is hard to notice while several faces are waiting for the result. The food itself has not changed. It has only acquired an audience.
      D<table> Almost every family has a sentence that is said at the table once a week. For {Name} it may be "you used to like that", or "just try it", or a look across the food. The people who say it hardly hear it any more. The person it is said to hears nothing else. Eating is a private decision that happens in public, at least once a day. It is no wonder that a comment can be harder to swallow than a bean.
      D<bitter> Supertasters are people with an unusual number of taste buds, and about one person in four is thought to be one. {Name} may or may not be among them. For such a tongue coffee sets off an alarm, grapefruit bites back, and food that others call plain has plenty going on in it. They often end up as careful eaters, and sometimes as cooks. The alarm cannot be heard, seen or proved at a dinner table. It can only be reported by the person who has the tongue.
      P Adults often speak of a dish as if it had one taste and everyone received it. They have forgotten how strong things were at this age. What sounds like a verdict is sometimes only a memory with holes in it.
      P People who cook for others put time and hope into it, and a refusal can look like a bad mark for the cook. A specific reason is easier for them to hear than a general one. "Too slimy for me" is useful information, and it hurts nobody.
      P Friends in a canteen may notice an unusual lunch for about as long as it takes to unwrap their own. Some of them have lists of food they avoid and would rather not discuss. Hardly any list is as short as it looks.
      P Some people like to eat whatever is new, and they can be a little proud of it. Others prefer ten dishes they can rely on. Neither group knows what the food tastes like to the other.
      P People who judge food for a living take one mouthful, make a note and move on. They dislike plenty of it, and nobody asks them to finish. At a family table the rules seem stricter, although nobody there is being paid.
      Q Before trying something unfamiliar, {Name} might notice ____. It is worth knowing whether that begins in the nose, the throat or the memory.
      Q When somebody comments on a plate, {Name} might feel ____. Embarrassment is one word for it, and irritation is another.
      Q At a meal in another home, {Name} might feel ____. It may depend on who is there and what is cooking.
      H {helper} can agree that plates are not discussed during a meal, and that goes for the plates of adults too. ~ The talk usually gets better.
      H {helper} can hand over the kitchen for one evening a week and eat what {Name decides} to make. ~ It is a new experience to be the one who hopes.
      H {helper} can name a few dishes in advance to the people who are inviting. ~ One message before is worth ten minutes of explanation at the door.
      H {helper} can serve things in separate bowls and let people build their own plates. ~ It takes the discussion out of the kitchen.
      H {helper} can put up with the same lunch for a term. ~ Boredom, when it comes, does its own work.
      H<helper> {helper} can stop asking for a while and wait to be told. ~ Tasting is easier without an audience.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What has worked before is a sensible place to start.
      T {he} can try something alone in the kitchen first, in any amount, with a glass of water ready. ~ An experiment needs no spectators.
      T {he} can say, "It looks good, and I am fine with this," and then ask a question about something else. ~ Most people will follow the question.
      T {he} can cook one dish that already works and change a single thing in it. ~ Small changes are easier to judge than big ones.
      T {he} can taste a new thing next to a familiar one and switch between them. ~ The familiar one keeps the mouth calm.
      T {he} can read how something was made before tasting it. ~ Information takes away some of the suspicion.
      T<comforter> {he} can leave {comforter} at home in a visible place for after a difficult meal. ~ It helps to know what comes afterwards.
      T<quiet> {he} can spend a quarter of an hour {quiet} before a long meal with company. ~ Patience is easier to bring than to find.
      T<doing> {he} can try {doing} before going in to dinner. ~ What already works is worth keeping.
      C<nose> In front of a strong smell, {he} can think, "That is my nose talking, and it has a point."
      C<bitter> When something tastes of warning, {he} can think, "It is a good alarm, even when it is wrong."
      C<table> When a remark arrives, {he} can think, "They want company, not a report."
      C<table> {he} can say, "I will let you know if it changes."
      C<bitter> Before the first bite, {he} can think, "My tongue reads the small print."
      C<topic> When plates become the subject, {he} can think, "Here is a gap, and it is just the size of {topic}."
      A<nose> A nose gets used to most things within minutes, which is why the cook no longer notices the smell at all. To sit further away, to open a window or to choose something cold is an ordinary way out. It is possible to like the company at a meal and leave the curry to others. Taste changes over the years, in both directions, and no one is keeping score.
      A<bitter> Tongues become less strict with time, and many adults can name the year in which they started to like olives. Others are still waiting, and they eat well in the meantime. A loud alarm is not a fault in a person. In a forest full of unknown berries, a tongue like that would have been the most useful one for miles.
      A<table> Habits of speech can change, usually after somebody has mentioned them once at a calm moment. Until then, a remark about a plate is mostly a clumsy way of saying that somebody is noticed. What goes into a mouth is decided by its owner. The rest of a meal is talk, and there are better subjects than a plate.
      A<table> Families are slow to notice that a person has changed, and tastes are only one example. There is no deadline for liking anything. A dinner can be a success with half of the dishes untouched, if the talk was good. The same remark will come round again next week, and it will find a slightly older audience.
      A<bitter> A sensitive tongue is inconvenient at other people's tables and useful in a kitchen. It notices when something has gone off, when the salt is missing and when the cook has changed the brand. Nobody on record likes everything that is food. There are a few thousand edible things, and a good life can be had with forty of them.
    `),
  },
};
