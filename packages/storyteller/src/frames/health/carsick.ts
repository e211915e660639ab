import { script, type Frame } from '../../frame.ts';
import { sickOnTheCoach } from './sick-on-the-coach.ts';
import { withScenes } from '../scene.ts';

/** Feeling sick on journeys, in whatever one travels in: why it comes, looking far ahead, a bag at hand, air and time. */
const own: Frame = {
  id: 'carsick',
  name: 'Sick on journeys',
  says: [
    'carsick on every journey',
    'gets car sick and cries before we set off',
    'travel sick on the coach',
    'was sick on the school coach and dreads the next trip',
    'motion sickness',
    'throws up in the car',
    'seasick on the ferry',
    'feels sick on the bus to school',
    'sick on the plane',
    'vomits on winding roads',
    'does not want to go to grandma because he gets carsick',
    'refuses to get in the car since she was sick in it',
    'sick bag in the car',
    'afraid of being sick in the car',
    'reading in the car makes him ill',
    'nauseous on car rides',
    'embarrassed because he was sick on the trip bus',
    'travel sickness tablets',
    'train journeys make her queasy',
    'car sik',
  ],
  claims: {
    strong: [
      'sick when he reads',
      'sick when she reads',
      'sick whenever he reads',
      'sick whenever she reads',
      'reads in the back',
      'carsick',
      'car sick',
      'car sickness',
      'carsickness',
      'travel sick',
      'travel sickness',
      'travelsick',
      'motion sickness',
      'motion sick',
      'seasick',
      'sea sick',
      'seasickness',
      'coach sick',
      'bus sick',
      'airsick',
      'sick in the car',
      'sick in car',
      'sick on the coach',
      'sick on the school coach',
      'sick on the bus',
      'sick on the school bus',
      'sick on the plane',
      'sick on the ferry',
      'sick on the boat',
      'sick on the train',
      'sick on journeys',
      'vomit in the car',
      'vomits in the car',
      'vomited in the car',
      'throws up in the car',
      'threw up in the car',
      'throw up in the car',
      'throwing up in the car',
      'puked in the car',
      'vomited on the bus',
      'vomited on the coach',
      'threw up on the bus',
      'threw up on the coach',
      'threw up on the plane',
      'winding roads',
      'car journeys make',
    ],
    cues: [
      'car',
      'drive',
      'coach',
      'journey',
      'sick',
      'queasy',
      'nausea',
      'nauseous',
      'vomit',
      'ferry',
      'boat',
      'bends',
    ],
    not: ['sick of the car', 'toy car', 'car seat', 'homesick', 'home sick'],
  },
  topicWords: [
    'journey',
    'ride',
    'sick',
    'road',
    'window',
    'trip',
    'car',
    'coach',
    'bus',
    'boat',
    'train',
    'plane',
    'bag',
  ],
  takes: ['helper', 'comforter', 'topic', 'adult', 'thing'],
  facts: [
    'Motion sickness comes when the balance organ in the inner ear and the eyes report different things.',
    'Looking out at something far ahead, fresh air, breaks, a seat with a view forward and a light snack before help many people; reading and screens make it worse.',
    'It is most common between two and twelve, and many people grow out of it.',
    'Yawning, a pale face, warm and cold feelings and a wet mouth can come before it.',
    'It does no harm, and it passes within minutes to hours after the movement ends.',
    'There are medicines for it; a pharmacist or doctor says which and when. A grown-up gives them.',
    'Dogs, astronauts and sailors get it too. Nelson was seasick all his life.',
    'Drivers get it less often than passengers, because they know which bend is coming.',
  ],
  threads: {
    air: 'cool air, which goes in and out on the way',
    far: 'the far thing at the edge of the view, which does not wobble',
    bag: 'the bag within reach, which makes it no great matter',
    stops: 'the stops on the way, with air to breathe',
    others: 'what happened, or might happen, in front of other people on a coach or a bus',
  },
  threadCues: {
    stops:
      /^(?![^]*\b(?:ferr(?:y|ies)|boats?|ships?|trains?|planes?|fl(?:y|ying|ight)|trams?)\b)[^]*?\b(?:cars?|carsick|car sick|drive\w*|driving|motorway|road|roads|winding|grand\w*|nan|gran|nanny's|holiday)\b/,
    others: /\b(?:coach|bus|buses|minibus|school trip|class trip|camp)\b/,
  },
  onlyWhenSaid: ['stops', 'others'],
  roles: {
    ride: {
      fallback: { text: 'the car' },
      cues: [
        { match: /\b(?:coach|coaches)\b/i, phrase: { text: 'the coach' } },
        { match: /\b(?:bus|buses|minibus)\b/i, phrase: { text: 'the bus' } },
        { match: /\b(?:ferry|ferries|cruise)\b/i, phrase: { text: 'the ferry' } },
        { match: /\b(?:boat|boats|ship|seasick|sea sick|sailing)\b/i, phrase: { text: 'the boat' } },
        {
          match: /\b(?:plane|planes|aeroplane|airplane|flight|flights|flying|airsick)\b/i,
          phrase: { text: 'the plane' },
        },
        { match: /\b(?:train|trains)\b/i, phrase: { text: 'the train' } },
        { match: /\b(?:taxi|taxis|cab)\b/i, phrase: { text: 'the taxi' } },
        { match: /\b(?:van|campervan)\b/i, phrase: { text: 'the van' } },
        { match: /\b(?:school trip|class trip|camp)\b/i, phrase: { text: 'the coach' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Air In, Air Out', thread: 'air' },
      { text: 'Far, Far Away', thread: 'far' },
      { text: 'The Far Thing', thread: 'far' },
      { text: 'A Bag for Just in Case', thread: 'bag' },
      { text: 'The Bag Comes Too', thread: 'bag' },
      { text: 'Stop, Air, Go', thread: 'stops' },
      { text: 'A Stop by the Road', thread: 'stops' },
      { text: 'A Seat With a View', thread: 'others' },
      { text: 'Near the Front', thread: 'others' },
      { text: 'All the Feet Get Out', thread: 'others' },
      { text: '{name} and the Wobbly Tummy' },
      { text: '{name} on the Way' },
    ],
    older: [
      { text: 'Four In, Six Out', thread: 'air' },
      { text: 'Cool Air', thread: 'air' },
      { text: 'What the Ear Says', thread: 'far' },
      { text: 'Something That Stays Put', thread: 'far' },
      { text: 'A Bag Within Reach', thread: 'bag' },
      { text: 'Small Disasters', thread: 'bag' },
      { text: 'Ready for Small Disasters', thread: 'bag' },
      { text: 'The Folded Bag', thread: 'bag' },
      { text: 'Between Two Stops', thread: 'stops' },
      { text: 'Air at the Next Stop', thread: 'stops' },
      { text: 'The Seat Near the Front', thread: 'others' },
      { text: '{name} on the Way' },
      { text: 'Eyes on the Far End' },
    ],
  },
  benefits: [
    'Explains why a moving seat can make a stomach feel sick.',
    'Goes through what helps on the way: a far view, air, a bag within reach.',
    'Gives {name} words for asking in time.',
  ],
  talk: {
    young: ['What can be seen far away?', 'How does a tummy feel on a ride?', 'Shall we pack the bag together?'],
    older: [
      'Why does looking far ahead help?',
      'Which word went into the blank?',
      'Shall we decide where the bag goes next time?',
    ],
  },
  cover: {
    setting: 'street',
    time: 'day',
    pose: 'sit',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['car', 'cup'],
  },
  text: {
    '2-3': script(`
      D<far> Vroom! {Name} rides in {ride}. Things go by. A cloud is far away. It goes by slowly.
      D<far> On a ride, things go by. {Name} may see the sky. It is far away. It goes by slowly.
      D<bag> {Name} rides in {ride}. A tummy may feel sick. Here is a bag. The bag comes too.
      D<stops> Vroom, vroom, stop! The car stops. {Name} gets out. The air is cool. The road is still.
      D<others> Lots of children ride along. {Name} rides too. A tummy may feel sick. Here is a bag.
      D<air> On a ride, air can help. {Name} can feel it. It is cool on the nose. In goes the air. Out goes the air.
      P Many children feel sick on rides.
      P Grown-ups can feel sick too. Even dogs can.
      P A tummy is not cross. It just feels odd.
      Q On the ride, {Name} may feel ____.
      Q In the tummy, {Name} may feel ____.
      H {helper} can hold the bag.
      H {helper} can bring wipes and water.
      H {helper} can say what is ahead.
      T {he} can look far away.
      T {he} can say, "I feel sick."
      T<comforter> {he} can hold {comforter}.
      C<far> {he} can say, "Far, far away."
      C<bag> {he} can say, "Bag, please."
      C<stops> {he} can say, "Stop, please."
      C<others> {he} can say, "My tummy feels sick."
      C<air> {he} can say, "Air in, air out."
      A<far> The ride stops. Everything is still again. The tummy gets better. Hello, ground!
      A<far> Far away is the sky. It does not wobble. The ride gets shorter. Then it stops.
      A<bag> The bag is here. It may be used, or not. The ride ends. Bye-bye, bag!
      A<stops> In again, click. The car goes on. Stop, air, go. Then the trip is done.
      A<others> The ride ends. All the feet get out. The tummy gets better. Hello, ground!
      A<air> In and out goes the air. The ride goes on, and then it ends. The tummy can rest. Hello, big air!
    `),
    '4-5': script(`
      D<far> On a ride, {Name} is on the move without taking a step. The ears notice that {ride} moves. The eyes see a seat that stays still. The tummy gets mixed up, and it may feel sick. When eyes look far away, they can see the moving too.
      D<far> Near things rush past a window. Far things go slowly. On a ride, {Name} may feel sick. A far hill or a far cloud can help then. Then ears and eyes tell the same thing.
      D<bag> Before a ride, a small bag is packed. It has a sick bag in it, and wipes and some water. {Name} may need it, or it may stay folded. It travels where a hand can reach it. Then there is no rush.
      D<stops> On a long road there are stops. The car stands still, and the doors open. {Name} may get out and breathe. The ground does not move. After some air, the tummy may feel less sick. Then it is time for the next bit.
      D<others> On {ride} there are other people too. {Name} may feel sick there. It can happen to lots of people. Someone who feels sick can sit near the front. A bag can come along, and a grown-up knows about it.
      D<air> A tummy that feels sick likes cool air. On a ride, {Name} can feel for it. It may come from a window, a door or a small fan. It goes in at the nose and out at the mouth. Each breath takes a bit of time, and the ride gets shorter.
      P Lots of children feel sick on rides. It is not a thing they do. It comes from the ears, and the tummy is only told.
      P Grown-ups would rather know early. They have time to help then. A small word is all they need.
      P Some dogs feel sick on the road too. They sit and look sad. Then they get out and run.
      Q When {ride} moves, {Name} may feel ____.
      Q Before a ride, {his} tummy may feel ____.
      H {helper} can say when a wobbly bit comes. ~ It is easier when it is no surprise.
      H {helper} can sing, or tell what is outside.
      H {helper} can take a bag and water along. ~ Then it is all there.
      H<adult> {helper} can help by {adult}. ~ Then a long ride seems shorter.
      T {he} can look at something far away.
      T {he} can say early, "My tummy feels funny."
      T {he} can breathe in and out slowly.
      T<comforter> {he} can have {comforter} close by.
      C<far> {he} can say, "Far hill, I see you."
      C<bag> {he} can think, "My bag is right here."
      C<stops> {he} can say, "One more stop, some more air."
      C<others> {he} can think, "Front seat, far view, bag."
      C<topic> {he} can look out and think about {topic}.
      C<air> {he} can think, "In cool, out slow."
      A<far> The hill or the cloud stays where it is. The ride comes to an end, as all rides do. Then the ground is still, and so is the tummy. There is somewhere to run now.
      A<far> Ears and eyes tell the same thing again. The sick feeling gets less, bit by bit. Outside there are cows, or houses, or sky. They are good to look at.
      A<bag> The bag is there. If it gets used, it is tied up and thrown away. Then there are wipes and a sip of water. The ride goes on, or it is over.
      A<stops> In again, and the belt goes click. The next bit of road is shorter. A sick feeling goes away when everything is still. Then the trip is done, and a door opens.
      A<others> The front has the best view. A bag is at hand, and a grown-up knows. The others look out of the window too. Then the doors open, and the ground is still.
      A<air> The ride ends, and there is a lot of air. It is free, and it is all around. A nose can have as much as it wants. The sick feeling goes off with the wind.
    `),
    '6-7': script(`
      D<far> Deep inside each ear is a tiny part that feels movement. On a ride, it tells {his} brain that {ride} is turning. The eyes look at a seat or a book, and all is still there. The brain gets two different stories, and the stomach feels sick. When the eyes look far ahead, both tell the same one.
      D<far> On a ride, near things rush by, and things far away hardly move. A hill, a tower or a cloud may stay for minutes. When {Name} feels sick, a far thing is a good place for eyes. They can see the turning that the ears feel. That makes the brain calmer.
      D<bag> A small bag goes along on each ride. It holds a sick bag, wipes, water and a clean shirt. {Name} may feel sick on the way, or may not. With the bag in reach, it is a small matter. Everything that could be needed is in there.
      D<stops> A long road can be cut into parts. In between, the car stands still for some minutes. {Name} can get out, feel the ground and breathe cool air. The ears notice that the turning has stopped. After a while the sick feeling gets smaller, and the next part begins.
      D<others> Many people ride on {ride}, and some of them feel sick. {Name} may be one of them. It is caused by the ears and has nothing to do with being brave. Seats near the front move less and have a view of the road. The grown-up in charge can be told before the trip begins.
      D<air> Cool air on a face can calm a stomach. Nobody knows just why, but sailors have used it for ages. On a ride, {Name} may find some at a window or from a fan. Slow breaths help as well. A body that breathes slowly cannot hurry its stomach.
      P Feeling sick on rides is most common between two and twelve. There may be several people in a class who know it. They do not talk about it much.
      P Drivers are hardly ever sick, because they know which bend comes next. For people at the back, each bend is news.
      P Grown-ups like to hear about it early. They are not cross about a stop or a bag. They may have been sick on rides themselves.
      P Sailors and astronauts get sick from moving as well. It passes, and then they go on with their work.
      Q When {ride} starts to move, {Name} may feel ____.
      Q The evening before a trip, {Name} may feel ____.
      Q When a stomach feels odd, {Name} may think ____.
      H {helper} can see to fresh air and a good view. ~ Those help most.
      H {helper} can give a sign before the wobbly bits. ~ Then everybody knows what comes.
      H {helper} can ask a doctor or a pharmacist about travel sickness. ~ They know what there is.
      H<adult> {helper} can help by {adult}. ~ It makes a long ride shorter.
      T {he} can look at the farthest thing there is. ~ It may be a hill or a cloud.
      T {he} can say early when it starts. ~ Early is a good time for a bag.
      T {he} can lean {his} head back and breathe slowly. ~ A still head feels better.
      T<comforter> {he} can hold {comforter} and look out. ~ Books can wait for a bed or a chair.
      C<far> {he} can think, "Eyes to the far hill."
      C<bag> {he} can think, "The bag is here, so I can look out."
      C<stops> {he} can say, "I would like some air soon."
      C<others> {he} can think, "Front seat, far view, bag in my pocket."
      C<topic> {he} can look out and think about {topic}.
      C<air> {he} can think, "Cool in, slow out, and again."
      A<far> The ears will report each turn and each sway, as they do for everyone. Eyes that look far ahead agree with them. The ride gets shorter all the time. At the end of it there is ground that stays where it is.
      A<far> Sooner or later the ride ends, and everything is still. Within a few minutes, most stomachs forget about it. The far hill is behind by then. Somebody opens a door, and there is air.
      A<bag> If the bag is used, it is tied up. Then there is water for the mouth. If it is not used, it comes along next time. A folded bag weighs almost nothing.
      A<stops> The last part of the road is the one that ends at a door. Ears and stomach calm down once all is still. Many people grow out of it with time. Until then there are stops, and air is free.
      A<others> The road can be seen from the front, and the bag is in reach. If it is needed, somebody helps, and the ride goes on. The others soon talk about lunch. Then the doors open on a day somewhere else.
      A<air> On the whole ride, a lot of air went in and out. Some breaths helped more than others. Outside there is a whole sky of it. A stomach that felt sick may get hungry there.
    `),
    '8-10': script(`
      D<far> Each inner ear holds three tiny tubes filled with liquid, and the liquid sloshes when a head turns. On a ride they tell {his} brain about every bend. Eyes that look at a screen or a seat report that nothing is moving. The brain cannot make these two reports fit, and the stomach gets the blame and feels sick. Eyes that look at the far end of the view can see the turning for themselves.
      D<far> A passenger is the only one in {ride} who has no idea what comes next. {Name} may feel sick on a ride, while whoever steers is perfectly well. The driver sees the bend, turns, and feels the turn, all in that order. A passenger can borrow some of that by looking forward, as far as the view goes. The edge of the sky is best, because it stays level.
      D<bag> People who travel a lot carry things for what might happen. A sick bag is one of those, like an umbrella. {Name} may have it within reach on a trip, along with wipes, water and a spare shirt. It takes up less room than a comic. The odd thing is that a stomach often feels better for knowing where it is.
      D<stops> A long trip by road can be cut into parts of half an hour or so. At each stop, {Name} is back on something that stays put. The liquid in the inner ear settles in about a minute. A stomach takes rather longer and likes cool air and a slow walk. After that it can manage the next part, and the parts add up.
      D<others> Being sick on a trip is one thing, and having company is another. On {ride}, {Name} may think about who is watching. The seats near the front have the better view and the smaller bounce. The adult in charge can be told beforehand in one sentence and will have seen it all. A bag in a pocket makes the rest private.
      D<air> When people feel sick on a ride, they look for air before anything else. {Name} can do that with a vent, a fan or a folded map. There is sense in it. Cool air and slow breathing both act on a nerve that runs from the brain to the stomach. Four seconds in and six seconds out is slow enough. It gives the stomach some different news.
      P Between two and twelve this is at its most common, so in any class several people know the feeling. They look out of the window and say little. It is a quiet club.
      P Adults may ask "are you all right?" every five minutes. They mean well, and it makes a stomach think about itself. One agreed sign is better.
      P Admiral Nelson was seasick for a whole career, and still commanded a fleet. Astronauts get it in their first days in space. Neither seems to have been thought less of.
      P Dogs get carsick as well, and puppies more than grown dogs. They grow out of it. Many people do too.
      Q At the start of a ride, {Name} might notice ____. Some people yawn, and some go pale.
      Q The evening before a trip, {Name} might feel ____.
      Q When the ride gets lively, {Name} might feel ____. It may be in the head before the stomach.
      H {helper} can arrange a seat with a view forward, and let in some air. ~ Those two do more than anything else.
      H {helper} can ask a pharmacist or doctor about travel sickness. ~ Some remedies are for before a trip, and they know which.
      H {helper} can see to a light meal beforehand. ~ Empty and full are both worse than something plain.
      H<adult> {helper} can help by {adult}. ~ It has shortened long roads before.
      T {he} can keep {his} eyes on the farthest thing in view. ~ A book or a screen can wait for a chair that stands still.
      T {he} can give the agreed sign early. ~ There is more time than it seems.
      T {he} can rest {his} head and breathe out slowly. ~ A head that stays still gives the ear less to report.
      T<topic> {he} can talk about {topic} while looking out. ~ A mind with something to do leaves the stomach alone.
      C<far> {he} can think, "Edge of the sky. Stay there."
      C<bag> {he} can think, "Bag, left pocket. That is sorted."
      C<stops> {he} can say, "Next stop, please, and air."
      C<others> {he} can think, "Half of them are looking at the horizon too."
      C<topic> With eyes on the horizon, {he} can think about {topic}.
      C<air> {he} can think, "Four in, six out, next."
      A<far> The edge of the sky goes along the whole way and asks for nothing. When everything has stopped, the liquid settles, and the stomach follows within the hour. For many people the whole business gets less with the years. Until then the view is free.
      A<far> At the end of the ride, two reports agree again: nothing is moving. A stomach needs a bit of time to believe it. Then it usually asks for something to eat. That is a good sign, and the day can begin.
      A<bag> Used, the bag takes two minutes, and then it is knotted and gone. Unused, it goes back into its pocket for the next trip. Either way, it has done what it was for. Umbrellas are much the same.
      A<stops> Counting from the last stop, the road is the shortest it has been. The ground at the end does not turn at all. A stomach notices that after a while and forgets the rest. The way back has stops as well.
      A<others> Whatever happens on the way lasts a few minutes, and then somebody passes the crisps. People remember what they did at the end of a trip far better than who was pale. The adult in charge has a bag too. The doors open, and the ground is pleasantly dull.
      A<air> A ride of half an hour is about two hundred slow breaths, and nobody has ever counted all of them. The sick feeling comes and goes in between. At the end a door opens, and the air is suddenly everywhere. It is the best moment of a good many trips.
    `),
    '11+': script(`
      D<far> Motion sickness is a disagreement about facts. The balance organ in {his} inner ear reports acceleration, and eyes that are resting on a screen or the back of a seat report none. According to one theory, a brain takes contradictory senses for a sign of poison, and prepares to empty the stomach. It is logical, in its way, and of no use in {ride}. Eyes on the horizon supply the missing evidence, and the dispute loses some of its heat.
      D<far> Drivers are hardly ever sick, pilots seldom, passengers often. What makes the difference is knowing what comes next. {Name} cannot steer, but looking well ahead gives a second or two of warning on a ride, and a brain makes good use of those. The horizon is the most reliable thing in view, because it stays level. Messages and films are what it copes with worst, since they show it something that stays still.
      D<bag> Experienced travellers prepare for small disasters and then think about something else. {Name} may already have a kit for feeling sick: a strong bag, wipes, water, mints, a spare top. It weighs next to nothing. Knowing exactly where it is removes one of the two problems, namely the fear of being caught out. The other one usually gets smaller in consequence.
      D<stops> On the road, a day can be planned in sections, with ten minutes of standing on solid ground in between. {Name} may know the stage at which turning back seems the better idea, a little before the yawning starts. That stage is the right moment to ask. The inner ear recovers within a minute or so, and the stomach follows in its own time. Nobody has ever been late by more than the length of a few stops.
      D<others> Being sick is a private matter that {ride} makes public. {Name} may mind the audience more than the nausea, which is understandable. The seats near the front have a view of the road, less sway and fewer spectators. The adult in charge can be told in advance, by message, in a single line. Carrying a bag folded in a pocket leaves little to be arranged on the spot.
      D<air> Travellers on every kind of ride have discovered the same remedy independently, which is to put the face into moving air. It works through the vagus nerve, or so it is thought, and slow breathing works on the same line. {Name} may have noticed that the sick feeling gets worse in warm, still places that smell of lunch. A vent, an open top button and a long breath out cost nothing. They also give a person something to do, and that is half of any remedy.
      P Susceptibility is largely inherited and peaks in childhood. Most people have some of it, under the right conditions, and on a rough sea nearly everyone does. It is neither nerves nor a weak character, and nobody can be talked out of it.
      P Those who ask "are you going to be sick?" would like to help and are slightly afraid. A stomach that is asked tends to consider the question. It is reasonable to agree that only one person speaks about it.
      P Nelson was seasick throughout a long career on ships. Astronauts are ill so regularly in their first days that it has a name and a scale of its own. Both professions have carried on all the same.
      P Fellow passengers generally look away, partly from politeness and partly because watching makes it worse for them. What they remember in the evening is where they went. Memory is not interested in pale faces, or only for as long as it takes to reach the next shop.
      Q At the first sign of it, {Name} might notice ____. Yawning counts, and so does going quiet.
      Q With a trip in the calendar, {Name} might feel ____. The days before can be the longer part of it.
      Q On arriving, {Name} might feel ____. Relief is usually somewhere in it.
      H {helper} can help to arrange the seat, the air and the time. ~ Those three are most of the treatment.
      H {helper} can ask a pharmacist or doctor what is suitable and when. ~ Remedies differ, and some make people sleepy.
      H {helper} can talk about anything at all except stomachs. ~ Being distracted is a proven method.
      H<adult> {helper} can offer {adult} on the way. ~ It has shortened journeys before.
      T {he} can put the phone away and look as far ahead as the view allows. ~ Audio works where video does not.
      T {he} can ask early, at the stage of yawning. ~ By then there is still plenty of choice.
      T {he} can eat something plain an hour beforehand. ~ Empty stomachs complain as much as full ones.
      T<topic> {he} can get somebody talking about {topic}. ~ A busy mind argues less with its ears.
      C<far> {he} can think, "The horizon is telling the truth."
      C<bag> {he} can think, "Kit in reach. Next subject."
      C<stops> {he} can say, "I could do with a stop, no drama."
      C<others> {he} can think, "They will remember the trip."
      C<topic> Eyes ahead, {he} can think about {topic}.
      C<air> {he} can think, "Four in, six out, no hurry."
      A<far> Once the movement ends, the two reports match again, and the body withdraws its complaint within the hour. Many people find that it fades during the teens, and others learn where to sit. It takes no courage, only a view. The horizon, conveniently, is available on nearly every ride. It is worth the window seat.
      A<far> There is no shame in being well calibrated, which is what a sensitive inner ear amounts to. It will protest on some rides and be silent on others. Looking ahead, air and time remain the answer in all of them, and none of the three costs anything. At the far end there is a place that does not move.
      A<bag> The kit will mostly travel unopened, and that is its best result. If it is needed, the whole affair takes two or three minutes, followed by water and a mint. Then there is the rest of the trip, usually with a clearer head. Nobody is obliged to mention it again. It goes back into the pocket for next time.
      A<stops> In retrospect a trip is two or three stops and an arrival. The stomach gives up its objections soon after the engine does. Asking early turns out to be the whole art of it. The road home is exactly as long, and is generally felt to be shorter. It has the same stops on the other side.
      A<others> If it happens, it is over in a few minutes, and the conversation returns to playlists and food. If it does not, nobody will know that there was a bag. In either case the trip takes place with {Name} in it. The seat near the front is free more often than one would think, and it has the best view of where everyone is going.
      A<air> On arrival there is generally a moment when somebody opens a door and everyone breathes in. The stomach comes round to the idea within minutes. What helped is worth remembering for the next ride, since bodies tend to be consistent about it. Air, at any rate, can be relied on to be at both ends.
    `),
  },
};

export const carsick: Frame = withScenes(own, sickOnTheCoach);
