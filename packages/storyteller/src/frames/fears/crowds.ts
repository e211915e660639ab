import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { amongTheLegs } from './among-the-legs.ts';

const IN_A_ROOM = String.raw`\b(?:assembl(?:y|ies)|halls?|canteen|cafeteria|dining|lunch ?rooms?|classrooms?|church|mosque|temple|cinema|theatre|(?:waiting|full) rooms?|rooms? (?:is |was |gets |are )?full)\b`;
const NOT_IN_A_ROOM = new RegExp(`^(?![^]*${IN_A_ROOM})`);

const own: Frame = {
  id: 'crowds',
  name: 'Crowds and busy places',
  says: [
    'hates crowds',
    'scared of crowded places',
    'too many people',
    'busy shopping centre meltdown',
    'overwhelmed in crowds',
    'christmas market was a disaster too many people',
    'panics in busy places',
    'clings to me when there are lots of people',
    'wont go to the fair because of the crowd',
    'football stadium crowd',
    'afraid of getting lost in a crowd',
    'people bumping into her',
    'crouds',
    'gets overwhelmed at the market',
    'the school hall full of people',
    'assembly with 300 children is too much',
    'parade next week and he hates crowds',
    'theme park queues and people everywhere',
    'wants to leave when it gets crowded',
    'packed train platform',
    'noise and people in the canteen at school',
    'sensory overload in busy places',
    'freezes when the room is full of strangers',
    'concert with lots of people',
  ],
  claims: {
    strong: [
      'lose us',
      'losing us',
      'lose me in',
      'losing me in',
      'hates crowds',
      'full trains',
      'full train',
      'packed train',
      'full bus',
      'away from the crowd',
      'crowd',
      'crowded',
      'busy corridor',
      'busy town',
      'too many people',
      'lots of people',
      'busy place',
      'people everywhere',
      'full of people',
      'full of strangers',
      'sensory overload',
      'overwhelmed in',
      'parade',
      'stadium',
      'theme park',
      'fun fair',
      'funfair',
      'christmas market',
      'assembly',
      'bump into',
      'concert',
      'packed with people',
      'crowds',
      'busy train',
      'busy shop',
      'too crowded',
      'overcrowded',
      'too busy',
      'busy places',
      'big groups of people',
      'lots of noise and people',
    ],
    cues: [
      'busy',
      'overwhelmed',
      'noise',
      'market',
      'queue',
      'stranger',
      'lost',
      'canteen',
      'shopping',
      'hall',
      'squash',
    ],
    not: [
      'packed lunch',
      'packed bag',
      'play in a concert',
      'perform in a concert',
      'in front of lots of people',
      'in front of a lot of people',
      'boxes are packed',
    ],
  },
  topicWords: ['crowd', 'people', 'busy'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    "In a crowd people keep about an arm's length when they can, and form lanes that go the same way.",
    'Crowds have an edge: it is quieter and slower along walls and at the sides, and most places are emptier early or late.',
    'A brain that gets many sights, sounds and touches at once can have too much to sort. This is common and differs between people.',
    'Children are lower than adults, so they see backs and bags where adults see faces.',
    'Agreeing on a meeting place, a hand, a bag strap or a bright colour keeps people together.',
    'Safety advice: a child who cannot see the grown-up stays where it is, calls, and asks somebody who works there or a parent with children; the grown-up looks too.',
    'Breaks in a quiet place and ear defenders help; leaving is all right.',
    'Small steps, at quiet times and for a short while, make busy places easier.',
    'Hard walls throw sound back; in noise people speak louder, which makes more noise (the Lombard effect, described in 1911).',
  ],
  threads: {
    knees: 'what is to be seen down there: backs, bags, knees and shoes',
    edge: 'the edge of a crowd, where it is slow and there is a wall',
    river: 'lanes of people, who move along like water round a stone, and thin out again',
    hall: 'a room full of people, and why it is so loud',
    corridor: 'a school corridor between two lessons, which fills and empties by the clock',
  },
  // In a hall nobody walks in lanes or wears a coat.
  decidedBy: [/\b(?:assembly|stadium|station|market|concert|hall)\b[^.]{0,60}\btoo many people\b/i],
  threadCues: {
    hall: new RegExp(IN_A_ROOM),
    knees: NOT_IN_A_ROOM,
    river: NOT_IN_A_ROOM,
    edge: /\w/,
    corridor: /\b(?:corridors?|between lessons|lesson change\w*|hallways?|stairwells?|changeover|when the bell)\b/i,
  },
  onlyWhenSaid: ['hall', 'corridor'],
  tellsAlone: ['corridor'],
  roles: {},
  titles: {
    young: [
      { text: 'Four Full Minutes', thread: 'corridor' },
      { text: 'So Many Shoes', thread: 'knees' },
      { text: 'Knees and Bags', thread: 'knees' },
      { text: 'Hum, Says the Room', thread: 'hall' },
      { text: 'A Room Full of Hum', thread: 'hall' },
      { text: 'By the Wall', thread: 'edge' },
      { text: 'A Quiet Bit at the Side', thread: 'edge' },
      { text: 'This Way and That Way', thread: 'river' },
      { text: 'People Go By', thread: 'river' },
      { text: '{name} and All the People' },
      { text: 'Lots and Lots of People' },
    ],
    older: [
      { text: 'Four Full Minutes', thread: 'corridor' },
      { text: 'Just Before the Bell', thread: 'corridor' },
      { text: 'The View From Below', thread: 'knees' },
      { text: 'Forty Bags and a Sky', thread: 'knees' },
      { text: 'Why a Full Room Is Loud', thread: 'hall' },
      { text: 'The Voices of a Full Room', thread: 'hall' },
      { text: 'The Edge of a Crowd', thread: 'edge' },
      { text: 'Near the Wall', thread: 'edge' },
      { text: 'How People Flow', thread: 'river' },
      { text: 'A Stone in a Stream', thread: 'river' },
      { text: '{name} in a Busy Place' },
      { text: 'Many People at Once' },
    ],
  },
  benefits: [
    'Explains why a crowd is loud, close and tiring.',
    'Shows {name} where it is quieter, and a way to ask for a break.',
    'Says how people keep together and find each other.',
  ],
  talk: {
    young: [
      'What can be seen in a crowd?',
      'How does {name} feel when it is so full?',
      'Shall we choose a sign that means "out, please"?',
    ],
    older: [
      'Where is a crowd slow and quiet?',
      'Which word went into the blank?',
      'Shall we choose a meeting place before the next busy day?',
    ],
  },
  cover: {
    setting: 'street',
    time: 'day',
    pose: 'hold',
    feeling: 'curious',
    companion: 'grown-up',
    props: ['balloon'],
  },
  text: {
    '2-3': script(`
      D<knees> People, people, people! {Name is} in a busy place. Here are shoes. Here are knees. Here is a [bag|big bag]. Up there are faces.
      D<edge> It is busy here. {Name is} by a wall. People go by. Tap, tap, tap, go the feet. By the wall it is still.
      D<river> So many people! {Name} may see them. This way, that way. This way, that way. They all go by.
      D<hall> A room is full. {Name is} in it. People came in and sat down. Hum, hum, hum, goes the room.
      P Some children like to sit up high. Some like to be down.
      P Grown-ups bump too. They say, "Oops!"
      P People come here. They go home too.
      Q When it is full, {Name} may feel ____.
      Q With so many feet, {Name} may feel ____.
      Q In a busy place, {Name} may feel ____.
      H {helper} can hold {his} hand.
      H {helper} can pick {him} up.
      H {helper} can find a seat.
      H<helper> {helper} can hum in {his} ear.
      T {he} can hold on.
      T {he} can say, "Up, please."
      T {he} can say, "Out, please."
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      C<knees> {he} can say, "Shoe, shoe, bag, me."
      C<edge> {he} can say, "Hello, wall."
      C<river> {he} can say, "Go by, go by."
      C<topic> {he} can think about {topic}.
      C<hall> {he} can say, "Hum, hum, room."
      A<knees> The shoes go home. The bags go home. The people go home. Hello, floor.
      A<edge> People go by, and by, and by. The wall stays here. {Name is} here too. Bye-bye, people.
      A<river> This way, that way, gone. Now there is room to go. Bye-bye, people.
      A<hall> Up and out go the people. The hum goes too. Now it is still. Bye-bye, hum.
    `),
    '4-5': script(`
      D<knees> In a crowd, grown-ups see faces. {Name} is not as tall, so it is all backs and bags. There is a knee, and a hand with a phone. Up above is a bit of light. It is a lot to look at.
      D<edge> A crowd is full in the middle. It is not so full by the wall. Near a wall, people go past {him} on one side only. It is not so loud there. The edge is a good place to be.
      D<river> In a busy place, people look all mixed up. {Name} may look again, and they go in rows. One row goes this way. The next row goes that way. A person who stands still gets people on both sides.
      D<hall> A room with a lot of people in it makes a hum. {Name} may hear it at the door. It is made of feet, chairs and small words. No one makes it alone. It is all of them at once.
      P In a crowd, people think of where they want to go. They may not look down. They say sorry when they bump a bag.
      P Grown-ups get tired in a crowd as well. They look for a seat and some tea. Then they rub their feet.
      P One child likes to see it all from up high. One child would like to go home. Grown-ups know children of both kinds.
      Q When there are so many people, {Name} may feel ____.
      Q When people come close, {his} body may feel ____.
      Q In a loud and busy place, {Name} may feel ____.
      H {helper} can hold {his} hand in the full part. ~ Two hands can stay together.
      H {helper} can find a quiet bit to sit in. ~ Ears and eyes need a rest.
      H {helper} can find a door that is not so full. ~ Many places have one.
      H<helper> {helper} can show {him} a place to meet. ~ Something tall is easy to see.
      H<adult> {helper} can help in a crowd. ~ The first thing to try is {adult}.
      T {he} can hold on to a bag or a hand.
      T {he} can say, "I need a quiet bit."
      T {he} can go by the wall, hand in hand.
      T<comforter> {he} can hold {comforter} close.
      T<doing> {he} can try {doing} when it gets hard.
      C<knees> {he} can think, "Knee, bag, shoe, and me."
      C<edge> {he} can think, "I am at the edge, and I have room."
      C<river> {he} can say, "They go that way, and I go this way."
      C<topic> On a bench, {he} can think about {topic}.
      C<hall> {he} can think, "Hum away, room. I can be by the door."
      A<knees> Little by little, the knees and bags go home. The place gets big again. There is the floor, and there is a lost button. Now there are not so many people. It is easy to see far.
      A<edge> The crowd goes on in the middle. At the edge there is a wall to lean on. {Name} may look from there, or go. A busy place has a way in and a way out.
      A<river> Row by row, the people have gone by. Now there is room, and feet can be heard on the floor. Most of the crowd is on its way home. That is a good way for it to end.
      A<hall> The people get up, and the chairs scrape. Out they go, a few at a time. The hum goes with them. Now it is just a big room.
    `),
    '6-7': script(`
      D<knees> A crowd is not the same for everyone. Tall people see hats, flags and the way out. From where {Name is}, it is mostly backs, bags and elbows. Sounds come from all sides. A brain can get full then, like a bag.
      D<edge> Where is a crowd at its best? It is best at the edge. In the middle, {Name} may get pushed from four sides. Near a wall it is only one or two. Sounds are softer there too, because half of the people are missing.
      D<river> First a busy place looks like a muddle. Then {Name} may see that people go in lanes. They follow the back in front of them, like ducks. If someone stands still, the lane goes round, like water round a stone. Nobody has told them to do it.
      D<hall> Why is a room full of people so loud? Sounds hit the walls and come back. So {Name} may hear each cough and each chair two times or more. And when it is loud, people speak up, and that makes it louder.
      P People in a crowd look serious, because they are busy with not bumping. They look at the next step or the next seat. Each of them wants to get somewhere.
      P Some people like it full. It makes them feel that something is going on. Others are tired after ten minutes, and they need a quiet room.
      P Grown-ups who look after children in a crowd count them all the time. They count to two or to five, and then they begin again.
      Q When it gets full, {Name} may feel ____.
      Q When strangers come close, {his} body may feel ____. It may be in the skin or the ears.
      Q Just before a busy place, {Name} may feel ____.
      H {helper} can find out with {him} when it is emptier. ~ The same place is smaller with fewer people.
      H {helper} can agree on a meeting place with {him}. ~ Something tall that does not move is good.
      H {helper} can take {him} out for a break. ~ Five quiet minutes are a good rest for ears.
      H<helper> {helper} can wear a bright scarf. ~ A colour is easy to find among so many backs.
      H<adult> {helper} can help in the full part. ~ One thing that helps is {adult}.
      T {he} can go along the wall and hold on to somebody. ~ A wall is like a rail.
      T {he} can show a sign that means "a break, please". ~ A sign is faster than words.
      T {he} can look for one colour and count it. ~ That gives the eyes one job instead of many.
      T<comforter> {he} can keep {comforter} close. ~ It is one thing in the crowd that is known.
      T<doing> {he} can try {doing} when it gets hard. ~ It has helped at other times.
      C<knees> {he} can think, "They are only people, seen from the back."
      C<edge> {he} can think, "To the side, to the wall, and rest."
      C<river> {he} can think, "I can be a stone for a minute."
      C<topic> During a break, {he} can think about {topic}.
      C<hall> {he} can think, "It is only a room with an echo."
      A<knees> In the end the backs and the bags have all gone home. The bags lie on a floor, and the shoes stand by a door. A crowd is made of people who have somewhere to be. So each crowd gets small again.
      A<edge> From the edge, a crowd is quite good to look at. Somebody waves, and somebody has lost a hat. {Name} may stay for a while or go home. The wall is good for staying, and the door is good for going.
      A<river> After some time the lanes get thin. Then there is just one person, and then a bird. Busy places are like that, full and then empty. A stone can wait for that.
      A<hall> People leave by the doors and take their noise with them. The walls have nothing to send back now. In an empty room, one step can be heard. It is the same room, and it has calmed down.
      D<corridor> When a bell rings, all the doors open at once. Then the corridor is full of people, bags and voices. {Name} may not like to be in there. It fills up fast, and it gets empty just as fast. Before the bell there is hardly anyone. A few minutes later there is nobody again.
      P<corridor> The people in it are all in a hurry. They look at the next door and not at each other. A bag that bumps has not seen anybody.
      Q<corridor> In the middle of it, {Name} may feel ____.
      H<corridor> {helper} can ask the school about leaving two minutes early. ~ Then the way is free.
      T<corridor> {he} can walk along one wall, with a hand on it. ~ Nobody comes from that side.
      C<corridor> {he} can think, "It is full now, and soon it is empty."
      A<corridor> The crowd has gone behind its doors. In the corridor one can hear a clock. It will fill again, and it will empty again. Both can be known beforehand.
    `),
    '8-10': script(`
      D<knees> Crowds suit tall people best. They see over heads, so they know where the way out is and when the bus comes. From {his} height it is a wall of backs, and every back may turn round. Besides, each voice, smell and elbow is a message for the brain. Most brains throw away the larger part. Some let more of them in, and they are tired sooner.
      D<edge> A crowd has a shape. Scientists who film crowds from above see a thick middle, thinner arms and a slow edge. {Name} may look for that edge on purpose. It runs along walls, behind pillars and past doors that nobody uses. The noise is lower there, and nobody comes from behind. It also tends to be where the benches are.
      D<river> Seen from a bridge, a busy street looks like two streams of people going through each other. It works without any signals. {Name} may see how each person follows somebody's back and leans a little to one side. Physicists have been able to copy it on a computer with a few simple rules. One of them is to keep an arm's length if there is one.
      D<hall> A room full of people has a sound of its own, and there is a reason for it. Hard walls and floors throw each voice back, sometimes more than once. {Name} may know how that feels from the inside. People then talk louder so that they can be heard, and so do the others. Scientists call that the Lombard effect. It is like a tap that gets turned up and up, and nobody in particular is doing it.
      P Most people say that they do not mind crowds. Then they sit down outside with a sigh. It is work for everybody. The amount differs, as it does with stairs.
      P A crowd has no opinion of anyone. Each person in it is thinking about a seat, a snack or a sore foot. Somebody who stops and covers both ears is like a stone in a stream, and the stream goes round.
      P Grown-ups in charge of children have a quiet alarm going the whole time. It makes them grip too hard or talk too fast. They would also like to see the way out.
      Q When it gets full, {Name} might feel ____. Sometimes it is one sense that has had enough, and not all five.
      Q When people come too close, {his} shoulders may feel ____. They have their own idea of an arm's length.
      Q On the way to a busy place, {Name} may feel ____. It can be curiosity and dread at once.
      H {helper} can find out when and where it is less full. ~ Crowds have their hours and their favourite doors.
      H {helper} can agree on a meeting place and a time with {him}. ~ After that, losing sight of each other is only a delay.
      H {helper} can say yes to a break without asking why. ~ A break that needs no reasons gets taken in time.
      H<helper> {helper} can walk in front, like an icebreaker in the sea. ~ Behind a broad back there is a calm lane.
      H<adult> {helper} can help by {adult}. ~ It has worked before.
      T {he} can go to the edge with somebody for five minutes. ~ Most of the things worth seeing can be seen from it.
      T {he} can wear headphones or ear defenders in the full part. ~ One sense less makes the other four easier to bear.
      T {he} can give it a number from one to ten, and say so at seven. ~ That leaves time to get out calmly.
      T<comforter> {he} can hold {comforter} inside a pocket. ~ Fingers like to have something they know.
      T<doing> {he} can try {doing} when it gets hard. ~ What has helped before is worth using again.
      C<knees> {he} can think, "Too many messages, and I may delete some."
      C<edge> {he} can think, "Every crowd has an edge, and I know how to find it."
      C<river> {he} can think, "Streams go round stones."
      C<topic> In a break, {he} can think about {topic} until the noise inside goes down.
      C<hall> {he} can think, "Nobody turns it up on purpose, and a door is near."
      A<knees> When the crowd and its wall of backs have thinned out, the place is suddenly there, with all its corners. It was there the whole time. A brain that has read so many messages may need a rest from them. It can have one now.
      A<edge> From a bench at the edge, the whole crowd goes past like a film. There are hats, quarrels and somebody who has lost a shoe. {Name} may watch until the end or leave at the interval. People have had some of their best ideas on benches.
      A<river> By evening the stream has dried up to a few people with bags. What seemed like one enormous thing was only a lot of people on their way at the same time. At another hour it will be empty. Busy places keep quiet hours for those who ask.
      A<hall> When the first people leave, the others can lower their voices, and so it all runs backwards. In ten minutes a roar is a murmur, and then somebody stacks chairs. The room was not angry. It was only full of echoes.
      D<corridor> A school corridor is a crowd with a timetable. For {Name} it may be the hardest part of a day, harder than any lesson. It is empty for fifty minutes. Then a bell rings, and several hundred people, bags and elbows want to be somewhere else. It is loud because the walls are bare, and close because the doors were planned for fewer people. Somebody who finds it too much is measuring correctly.
      P<corridor> People in a corridor are looking for a door, a friend or a sandwich. Those who push have not noticed whom. Some of the loudest ones are loud because they do not like it either.
      P<corridor> Schools know the problem. Many have an answer ready, such as a pass for leaving early or a quieter staircase. They give it out when somebody asks.
      Q<corridor> Just before the bell, {Name} might notice ____. It may be in the shoulders or the ears.
      H<corridor> {helper} can ask the school for a quieter way, or for two minutes at the start. ~ It is a usual request.
      H<corridor> {helper} can look at a plan of the building with {Name} and find the quiet route. ~ It may be longer and faster.
      T<corridor> {he} can let the first wave go by and walk in the second. ~ The second one is half as thick.
      T<corridor> {he} can keep to one wall, so that only one side is busy.
      T<corridor,comforter> {he} can have {comforter} in the bag, where a hand can find it.
      C<corridor> {he} can think, "Four minutes. It empties by itself."
      A<corridor> Behind the last door it is quiet, and the corridor belongs to the caretaker again. The crowd comes back with every bell, and it goes just as punctually. Whoever knows its timetable can be somewhere else. That is no trick. It is what people do with tides and rush hours.
    `),
    '11+': script(`
      D<knees> In a crowd, {his} brain does an absurd amount of work, as every brain does. It checks every face, tests every voice for its own name, and predicts every stranger's path two seconds ahead. Most of that is thrown away unread. In some people the filter lets more through, so a shopping street on a Saturday arrives more or less complete. That is useful in a bird-watcher and expensive in a department store. It is a setting, and it has costs.
      D<edge> The geography of crowds is worth a few remarks, and {Name} may know some of it. They are thick in the middle and at the entrances, where people stop without thinking. They thin out upstairs, along walls, behind the last row of stalls and at lunchtime on weekdays. Noise falls quickly towards the edge, and so does the number of directions from which anyone can appear. Nobody prints this on a map. People who prefer the edge draw it themselves, and often get the better coffee.
      D<river> Crowd researchers say that people in large numbers behave less like a mob than like a liquid. They form lanes, slow down before bends and flow round anything that stands still. For {Name}, that last point may be the interesting one. Someone who stops beside a pillar is not in the way. The stream divides a metre before and closes again a metre after, and nobody remembers it.
      D<hall> Acoustics explains a good part of what {Name} may dislike about a full room. Hard surfaces return each sound several times, and a lot of people produce a lot of sounds. Everyone speaks up in order to be heard, which obliges everyone else to do it too. The effect is named after a French doctor, Lombard, who described it in 1911. Nobody intends the result. It is the sum of many reasonable decisions, like a traffic jam.
      P Friends who love festivals and packed trains are getting something from it, a kind of voltage. It is real, and so is the flat battery of the person next to them. The two can be friends, provided that one of them is allowed to leave first.
      P Adults are not much better at this. They call it tiredness, or a headache, or having seen enough. In any large museum the benches are occupied by people who have reached their limit and are pretending to look at a map.
      P In a crowd, each person is the main character of an errand. They notice whoever blocks the door, and almost nothing else. Headphones, a hood or five minutes facing a wall pass without remark.
      Q When it gets dense, {Name} might notice ____. It can be useful to know which sense complains first.
      Q After half an hour of it, {his} head may feel ____. Full is a physical sensation in many people.
      Q When plans are made that involve a crowd, {Name} may feel ____. Wanting to go and not wanting to go can both be true.
      H {helper} can agree beforehand on how long it will be and what the sign for leaving is. ~ Most people stay longer when there is a way out.
      H {helper} can find out which hour or which entrance is less full. ~ Half of all crowds are a question of time.
      H {helper} can take the blame for going home. ~ "We need to get back" is a sentence that adults may lend out.
      H<helper> {helper} can go ahead and find the place with the fewest people. ~ Scouts have been doing that for a long time.
      H<adult> {helper} can help by {adult}, if that is wanted. ~ It has been useful before.
      T {he} can take five minutes by a wall before it is urgent. ~ Batteries are easier to charge before they are empty.
      T {he} can reduce the input, with headphones, a cap or dark glasses. ~ It is what a sound engineer would do with a level in the red.
      T {he} can name a time at the beginning, such as an hour, and check it then. ~ A limit makes the hour easier to enjoy.
      T<comforter> {he} can keep {comforter} in a pocket. ~ In a thousand strangers it is at least one acquaintance.
      T<doing> {he} can try {doing} when it gets hard. ~ A method with a good record is worth a second use.
      C<knees> {he} can think, "My filter is open, so I will close a door instead."
      C<edge> {he} can think, "Upstairs, along the wall, behind the last row."
      C<river> {he} can think, "Be a pillar for three minutes."
      C<topic> Leaning on something solid, {he} can think about {topic}.
      C<hall> {he} can think, "A sum of reasonable voices, and I may step out of it."
      A<knees> Afterwards there is usually a quiet hour in which the brain unpacks. It goes through hundreds of faces and throws them out again, like receipts. That hour can be planned for, in the same way as the way home. A mind that takes in a lot of people at once has earned a closed door.
      A<edge> The edge is not the second-best place at an event. Photographers stand there, and so do stewards, parents of small children and everybody with good sense about exits. A crowd can be liked from twenty metres away. Many people in the middle of it would change places if they knew that they could.
      A<river> In the end the liquid drains away into trains and side streets, and the place belongs to somebody with a broom. That person has it to themselves every time. Busy places are only busy by the hour. People who prefer them empty have more choice than it seemed at noon.
      A<hall> Rooms recover quickly. As soon as some of the people have gone, the rest can lower their voices, and the effect works in the other direction. Ten minutes later there is nothing left of it but chairs. Architects know the problem and hang up felt, where there is money for it. Until then, a seat by the door is a sound piece of engineering.
      D<corridor> For four minutes at a time, a school corridor is as full of people as a station. Nobody has trained the passengers. {Name} may find those minutes unbearable, and arrive at the next lesson late, tired or not at all. Hard walls double the noise, bags take up half of the width, and the current runs both ways. A nervous system that reports all of it is not oversensitive. It is doing without a filter that others were issued with.
      D<corridor> Some people cross a crowd between two lessons without noticing that they have done so. For others, {Name} perhaps among them, it costs more than the lesson on either side. It is worth treating as a traffic problem, since that is what it is. Traffic has peaks, quieter roads and permits. The difficulty with a permit is that it can be seen. Being looked at may be the second thing one would like to avoid.
      P<corridor> When somebody leaves five minutes before the end, the others look up because anything is more interesting than the last five minutes. They assume a dentist or a music lesson, and go back to the clock. By the third time they do not look up.
      P<corridor> Teachers who mark somebody as late see an empty chair and not a corridor. One who has been told in a sentence what lies between the two rooms can usually change a rule.
      Q<corridor> When the bell is about to ring, {Name} might notice ____. It often starts some minutes before.
      H<corridor> {helper} can ask the school for something that shows less, such as a seat by the door or arriving five minutes later. ~ Being late by agreement is not being late.
      H<corridor> {helper} can see that a detention for something like this gets discussed. ~ It is a fair point, and adults can make it.
      T<corridor> {he} can map the building by time, with the full stretches marked and one way round each of them. ~ Every network has a quiet line.
      T<corridor> {he} can try the pass once, on a dull lesson, and see how long people look. ~ It is an experiment, and the result is usually measured in seconds.
      T<corridor,comforter> {he} can have {comforter} in a pocket or a bag for those minutes.
      C<corridor> {he} can think, "It is a traffic problem, and it has a timetable."
      A<corridor> Four minutes after the bell there is nobody in sight except a first-year with the wrong map. Crowds of that kind are as regular as trains, and so they can be missed on purpose. A pass, a seat near the door or an odd route through the library are ordinary tools. What counts is to arrive in a state in which a lesson can be listened to.
    `),
  },
};

/** Places full of people: how a crowd moves, where its quiet edge is, and what people do who lose sight of each other. */
export const crowds: Frame = withScenes(own, amongTheLegs);
