import { whatTheStormTook } from './what-the-storm-took.ts';
import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { beforeTheFirstDrop } from './before-the-first-drop.ts';

const own: Frame = {
  id: 'storms',
  name: 'Storms, thunder and wind',
  says: [
    'scared of thunder',
    'afraid of thunderstorms',
    'terrified of lightning',
    'hides under the bed when there is a storm',
    'fear of storms',
    'wont go out when it is windy',
    'scared of the wind',
    'keeps checking the weather forecast for storms',
    'worried there will be a tornado',
    'panics when the sky goes dark',
    'comes into our bed when it thunders',
    'thunder and lightning',
    'storm phobia',
    'hates strong wind blowing her hair and coat',
    'cries when the windows rattle',
    'afraid a tree will fall on the house in the wind',
    'thinks the storm will get in',
    'asks every morning if it will thunder',
    'hurricane season scares him',
    'freaks out in heavy rain and wind',
    'scared of thunda',
    'cannot sleep when it is windy',
    'shakes and cries during thunder storms',
    'covers ears when it thunders',
  ],
  claims: {
    strong: [
      'flood warnings',
      'flood warning',
      'floods',
      'flooding',
      'thunder',
      'thunderstorm',
      'lightning',
      'storm',
      'stormy',
      'windy',
      'strong wind',
      'scared of wind',
      'afraid of wind',
      'scared of the wind',
      'afraid of the wind',
      'hurricane',
      'tornado',
      'gale',
      'heavy rain',
      'window rattle',
      'bad weather',
      'weather forecast',
      'gales',
      'thunder and lightning',
      'stormy weather',
      'strong winds',
    ],
    cues: ['wind', 'rain', 'weather', 'sky', 'cloud', 'flash', 'forecast', 'howl', 'rattle'],
    not: [
      'storm off',
      'storm out',
      'storms off',
      'storms out',
      'storm away',
      'brainstorm',
      'wind up',
      'winds up',
      'wind down',
      'winding up',
      'wind him up',
      'wind her up',
      'hair like lightning',
      'in the car',
    ],
  },
  topicWords: ['storm', 'thunder', 'wind', 'rain'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Trees bend in wind and that keeps them from breaking; their roots reach about as far as their branches. Houses are built for strong wind. Trees do fall in storms now and then, mostly old or sick ones; grown-ups look at trees near a house and follow the weather warnings.',
    'Lightning is a huge electric spark. It heats the air so fast that the air swells with a bang: that is thunder.',
    'Light arrives at once; sound needs about three seconds for a kilometre (five for a mile). So the seconds between flash and bang tell how far away it is, and a growing count means it is moving away.',
    'Indoors with the windows shut, or in a car, is a safe place in a thunderstorm. Outdoors the advice is to go inside when thunder is heard and to stay half an hour after the last of it.',
    'Most thunderstorms pass a place in less than an hour; the wind carries the clouds on.',
    'Wind is moving air: it flows from where the air presses more to where it presses less.',
    'Wind makes sounds at corners, gaps and wires; windows rattle because they have a little room in the frame.',
    'Houses are built for wind and rain; forecasters watch storms day and night and warn people early.',
    'Fear of storms is common at all ages and often gets smaller with knowing how a storm works.',
    'Thunder cannot hurt anybody; it is only the sound.',
    'Hurricanes are followed for days, tornadoes are warned of minutes ahead; people go to a shelter, an inner room without windows or another town, and things are left behind.',
  ],
  threads: {
    trees: 'a tree that bends with the wind, and roots that are as wide as it',
    count: 'the flash, the count, and then the bang',
    window: 'the window, with the storm on one side and the dry room on the other',
    on: 'the cloud that comes, rains and goes on to the next town',
    gust: 'the wind, which pushes and lets go',
    lean: 'the wind out of doors, and a body that leans against it',
    plan: 'a storm to get out of the way of, and a plan in which people come first',
  },
  threadCues: {
    trees:
      /\btrees?\b[^.]{0,30}\b(?:fall\w*|blow\w*|blown|crash\w*|come|comes|coming|hit|land)\b|\b(?:fall\w*|blow\w*|knock\w*) (?:\w+ ){0,2}(?:trees?|roof|house|fence|wall)\b|\b(?:roof|house) (?:\w+ )?(?:blow\w*|come|fall\w*|collaps\w*|fly)\b/i,
    // Nobody who had to leave a home is told that indoors nothing moves.
    plan: /\b(?:floods?|flooded|flooding|hurricanes?|tornado\w*|twisters?|typhoons?|cyclones?|evacuat\w*|storm shelter|(?:had to|have to|we) (?:leave|left) (?:the|our) (?:house|home)|(?:took|blew|ripped|tore) (?:off )?(?:the|our|part of (?:the|our)) roof|(?:tree|roof) (?:came|fell|crashed) (?:through|on|onto|off|down))\b/i,
    lean: /\b(?:wind|winds|windy|gales?|gust\w*|blew|blown|blows)\b/i,
    on: /\b(?:storms?|stormy|thunder\w*|lightning|rain\w*|hail\w*|clouds?|sky|weather|forecast\w*)\b/i,
    gust: /^(?![^]*\b(?:walk\w*|go(?:es|ing)? out(?:side)?|went out|(?<!\b(?:someone|somebody|a man|people|there|anyone|anybody)(?: is|'s| are)? )outside|outdoors|playground|coat|hair|bikes?|scooters?|beach)\b)[^]*?\b(?:wind|winds|windy|gales?|gust\w*|blew|blown|blows|roof tiles|fence)\b|^(?![^]*\b(?:thunder\w*|lightning))(?![^]*\btrees? (?:fell|falls?|came|crashed)\b)[^]*\btrees?\b/,
    count: /\b(?:thunder\w*|lightning|bangs?|booms?|loud|flash\w*|rumbl\w*)\b/,
    window: /^(?![^]*\b(?:in the rain|gets? wet|rain on (?:him|her|his|them))\b)[^]*?\b(?:hail\w*|rain\w*)\b/,
  },
  onlyWhenSaid: ['gust', 'lean', 'plan', 'trees'],
  tellsAlone: ['lean', 'plan', 'trees'],
  comesFirst: ['trees'],
  roles: {},
  titles: {
    young: [
      { text: 'A Tree That Bends', thread: 'trees' },
      { text: 'Feet Down in the Wind', thread: 'lean' },
      { text: 'Flap Goes the Coat', thread: 'lean' },
      { text: 'People First', thread: 'plan' },
      { text: 'A Plan for a Big Storm', thread: 'plan' },
      { text: 'The Wind Lets Go', thread: 'gust' },
      { text: 'Flash, Count, Boom', thread: 'count' },
      { text: 'One, Two, Three, Boom', thread: 'count' },
      { text: 'Wet Outside, Dry Inside', thread: 'window' },
      { text: 'The Storm and the Window', thread: 'window' },
      { text: 'Goodbye, Big Grey Cloud', thread: 'on' },
      { text: 'The Cloud Goes On', thread: 'on' },
      { text: '{name} and the Storm' },
      { text: 'When the Wind Blows' },
    ],
    older: [
      { text: 'A Tree That Bends', thread: 'trees' },
      { text: 'What Holds a Tree Up', thread: 'trees' },
      { text: 'Out in the Wind', thread: 'lean' },
      { text: 'Behind a Wall It Is Still', thread: 'lean' },
      { text: 'Not Brave, Just Somewhere Else', thread: 'plan' },
      { text: 'Out of the Way of It', thread: 'plan' },
      { text: 'What Wind Is', thread: 'gust' },
      { text: 'Three Seconds Far Away', thread: 'count' },
      { text: 'Counting the Sky', thread: 'count' },
      { text: 'Two Sides of a Window', thread: 'window' },
      { text: 'The Dry Side of the Glass', thread: 'window' },
      { text: 'Where a Storm Is Going', thread: 'on' },
      { text: 'On Its Way to the Next Town', thread: 'on' },
      { text: '{name} and the Weather' },
      { text: 'What a Storm Is Made Of' },
    ],
  },
  benefits: [
    'Explains flash, bang and wind, so that each has a cause.',
    'Gives {name} something to count, watch or do until a storm has moved on.',
    'Says where it is dry and safe to wait.',
  ],
  talk: {
    young: [
      'What does the weather do in the story?',
      'How does {name} feel when the weather is loud?',
      'Shall we make rain sounds with our fingers on the table?',
    ],
    older: [
      'What makes the noise, in the story?',
      'Which word went into the blank?',
      'Shall we choose the best place at home for watching the weather?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'look-up',
    feeling: 'curious',
    companion: 'grown-up',
    props: ['blanket', 'rain-cloud'],
  },
  text: {
    '2-3': script(`
      D<count> Flash! That is a storm. {Name is} inside. One, two, three. Boom! Boom is a sky sound.
      D<window> A storm is outside. {Name is} inside. The wind says whoo. The rain says pit-pat. Inside it is dry.
      D<on> Here comes a storm. It is big and grey. {Name} may see it. Pit-pat, says the rain. The cloud goes on and on.
      P Some children watch the rain. Some hide in a blanket.
      P Ducks like rain. Cats go inside.
      P Grown-ups hear the boom too. They shut the window.
      P<lean> Grown-ups hold on to hats. Birds go sideways.
      Q When it is loud, {Name} may feel ____.
      Q In a storm, {his} tummy may feel ____.
      Q When it gets loud, {Name} may feel ____.
      Q<lean> Out in the wind, {Name} may feel ____.
      H {helper} can sit close by.
      H<count> {helper} can count with {him}.
      H {helper} can shut the window.
      H<helper> {helper} can sing a rain song.
      H<lean> {helper} can hold {his} hand.
      T {he} can sit under a blanket.
      T {he} can pat, pat, pat like rain.
      T {he} can hold a hand.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      T<lean> {he} can hide behind legs.
      C<count> {he} can say, "One, two, boom."
      C<window> {he} can say, "Wet there. Dry here."
      C<on> {he} can say, "Go on, cloud."
      C<topic> {he} can think about {topic}.
      A<count> Flash, boom. Flash, boom. Small flash, small boom. The storm is far away. Hello, quiet.
      A<window> Pit-pat, pit-pat, stop. The storm is done. The window is wet. {Name is} dry.
      A<on> The cloud goes on and on. The rain goes too. Drip, drip, drip. Bye-bye, storm.
      D<gust> Whoo, goes the wind. {Name} can hear it. It pushes a tree. Then it lets go. Whoo, whoo, stop.
      D<lean> Outside is wind. Whoo! {his} hair goes up. The coat goes flap. The feet stay down.
      C<gust> {he} can say, "Whoo, and stop."
      C<lean> {he} can say, "Flap, flap, feet down."
      A<gust> Whoo, whoo, stop. The wind lets go. The tree stands still. Inside it is warm.
      A<lean> A door opens and shuts. The hair is all up. It is still in here. Bye-bye, wind.
      D<plan> A big, big storm may come. {Name} may hear of it. Grown-ups hear of it first. They get things ready. In they all go.
      P<plan> People watch the sky. They tell it early.
      P<plan> Bags get packed. Doors get shut.
      Q<plan> In a big storm, {Name} may feel ____.
      H<plan> {helper} can stay with {him}.
      T<plan> {he} can hold one soft thing.
      C<plan> {he} can say, "In we go, and wait."
      A<plan> Wait, wait, wait. The big storm goes on. Then all come out. Hello, sky.
      D<trees> The wind blows. A tree bends. {Name} may see it. Bend and up. Bend and up. It has big roots.
      P<trees> Birds hold on. They know how.
      Q<trees> In the wind, {Name} may feel ____.
      H<trees> {helper} can draw the curtains.
      H<trees> {helper} can cuddle up close.
      T<trees> {he} can bend like a tree.
      C<trees> {he} can say, "Bend and up!"
      A<trees> The wind goes away. The tree is up. It has a nest in it. Night-night, tree.
    `),
    '4-5': script(`
      D<count> Flash! The sky is light, and then it is grey again. {Name is} inside, and a storm is outside. After the flash comes a count. One, two, three, boom! The boom is late, because sound is slow.
      D<window> On one side of the window there is a storm. There is wind, and rain runs down the glass. On the other side is {Name}. This side is dry. The window rattles a bit, and it stays shut.
      D<on> A storm is a cloud with a lot to do. It comes to the town where {Name is}. It rains, and it may flash and boom. Then the wind takes it to the next town. There it rains on other people's socks.
      P Lots of people like to be inside in a storm. So do cats and bees. Ducks stay out, and ducks know why.
      P A loud boom can make grown-ups jump. Then they look out to see the sky. They like to know where the storm is.
      P One child likes to watch the rain. The next child would rather be under a blanket. Grown-ups know that both are good places.
      P People who are out in a storm go in when it booms. A house is a good place. So is a car.
      P<lean> Grown-ups do not like wind in the face. They walk with one eye shut.
      Q When the storm is loud, {Name} may feel ____.
      Q When it is loud outside, {his} body may feel ____.
      Q When it gets quiet again, {Name} may feel ____.
      Q<lean> When the wind pushes, {Name} may feel ____.
      H {helper} can stay in the room till it is quiet. ~ Two people can wait well.
      H {helper} can shut the windows and check the door. ~ Then the wet stays out.
      H {helper} can make a soft place to sit. ~ It helps to have a place to wait in.
      H<count,helper> {helper} can count out loud with {him}. ~ Counting gives a boom a number.
      H<adult> {helper} can help in a storm. ~ One thing that helps is {adult}.
      H<lean> {helper} can walk on the windy side. ~ Then it is not so strong.
      T {he} can make a den out of a blanket.
      T {he} can press two hands on two ears.
      T {he} can tap like the rain on a pillow.
      T<comforter> {he} can sit with {comforter} and watch the rain.
      T<quiet> {he} can spend the storm {quiet}.
      T<doing> {he} can try {doing} when it is loud.
      T<lean> {he} can pull up a hood and hold a hand.
      C<count> {he} can say, "Flash, one, two, three, boom."
      C<window> {he} can think, "The storm is out, and I am in."
      C<on> {he} can say, "Bye-bye, cloud, the next town is that way."
      C<topic> {he} can sit and think about {topic}.
      A<count> Flash, and now the count is long. It gets to ten, and the boom is small. The storm is going away. It is good to sit inside and count.
      A<window> The rain stops, and the glass has drops all over. Outside there is a wet street. Inside there is a dry {Name}. A home is a good place in a storm.
      A<on> The cloud has gone to the next town. Here it drips, and then it is still. The storm left some puddles. Puddles are good for boots.
      D<gust> Wind is air that is in a hurry. It pushes at trees and doors, and it howls in small gaps. {Name} may hear it and think of something big. It has no body and no face. It pushes, and then it lets go again.
      D<lean> Out of doors, the wind can push at a whole body. {his} coat may flap, and hair gets in the eyes. Air is all it is, and it has no hands. With wide legs, a body is hard to push.
      C<gust> {he} can think, "It pushes, and it lets go."
      C<lean> {he} can say, "Wide legs, wind, I am a table."
      A<gust> The wind pushed, and now it lets go. Leaves lie on the step, and somebody sweeps them up. In here the cup has not moved at all.
      A<lean> Round the corner of a house, the wind is small. It can be loud on one side and quiet on the other. Indoors, a comb goes through the hair. The wind is still out there, looking for leaves.
      D<plan> Some storms are very big. There are people who look out for them and tell it early. {Name} may hear about one. The grown-ups know where to go, and they say when. It can be a safe room, or a place far away.
      P<plan> Some people look at big storms all day and all night. They say on the news where one is. So there is time to get ready.
      P<plan> Grown-ups may talk a lot, or look a lot at a screen. They are making a plan. It is not a job for children.
      Q<plan> When there is talk of a big storm, {Name} may feel ____.
      Q<plan> Thinking of a big storm, {his} tummy may feel ____.
      H<plan> {helper} can say the plan in three steps. ~ Three are easy to remember.
      H<plan> {helper} can stay close till it is over. ~ It is good to wait with somebody.
      T<plan> {he} can help to put things in a bag.
      T<plan> {he} can ask, "What is the plan?"
      C<plan> {he} can think, "There is a plan, and I am in it."
      A<plan> A big storm goes on and on, and then it has gone. People come out and look round. What is broken can be mended, bit by bit. The people come first, and that is what the plan is for.
      D<trees> In a big wind, trees bend a lot. {Name} may see one and think that it will fall. Bending is how a tree keeps from breaking. Under the grass it holds on with roots. They are as wide as the tree is tall.
      P<trees> Grown-ups look at the trees near a house. When one is old or ill, somebody comes and cuts it. That is a job for people with ropes.
      Q<trees> When a tree bends low, {Name} may feel ____.
      H<trees> {helper} can say what holds up a house. ~ It is a lot of bricks.
      H<trees> {helper} can sleep near by tonight. ~ Wind is not so loud for two.
      T<trees> {he} can stand like a tree and let {his} arms blow about.
      T<trees> {he} can look away from the window and at a book.
      C<trees> {he} can think, "It bends, so that it can stay up."
      A<trees> The wind has gone, and the tree stands up. There are twigs on the grass, and one nest that held on. The house did not bend at all. Houses do not need to.
    `),
    '6-7': script(`
      D<count> Lightning is a giant spark in the clouds. The air gets so hot that it goes bang, and that is thunder. {Name} may see the flash first and hear the bang after it. Light is fast, and sound is slow. Three seconds of counting mean about one kilometre.
      D<window> A window has two sides. In a storm, one side gets wind, rain and a leaf. The other side has {Name} and a dry floor. The glass may rattle. It has a little room in its frame. The wind can shake it, but not get in.
      D<on> First the sky gets dark, and the air feels cool. Next {Name} may notice the wind, which pushes the clouds along. Then there is rain, and maybe thunder. Last of all the storm moves on. Most storms are over in less than an hour.
      P People whose job is the weather watch storms day and night. They can see on a map where each cloud is going. If there is something to know, they tell everybody early.
      P Many grown-ups feel odd in a storm. The air is strange, and the noise is big. Some go from room to room and look at the windows.
      P One person looks out. Another one pulls the blanket up. A third one wants a snack. It is the same storm for all of them.
      P People who are outside go in when they hear thunder. A house is good, and so is a car. They stay there until it has been quiet for half an hour.
      P<lean> People in the wind all look cross, because they have hair in their eyes. They are only trying to see. Birds have it harder, and they sit it out in hedges.
      Q In the middle of it, {Name} may feel ____.
      Q When the storm gets loud, {his} body may feel ____. It may be in the tummy or the shoulders.
      Q Before a storm, {Name} may feel ____. Waiting has a feeling of its own.
      Q<lean> When a gust comes, {Name} may feel ____.
      H {helper} can show {him} which windows and doors are shut. ~ It helps to have seen it.
      H {helper} can look at the weather map with {him}. ~ A map shows that a storm has an end.
      H {helper} can stay near until it has gone by. ~ Long waits are shorter next to somebody.
      H<count,helper> {helper} can help {him} count after every flash. ~ Two people counting make fewer mistakes.
      H<adult> {helper} can help in a storm. ~ What has helped before is {adult}.
      H<lean> {helper} can choose the side of the street with walls. ~ The wind is weaker there.
      T {he} can build a den from cushions and listen from there. ~ All sounds are softer under a roof of cushions.
      T<count> {he} can count the seconds after a flash. ~ Counting turns a surprise into a sum.
      T {he} can breathe out slowly, like a small wind. ~ Slow breaths tell a body that it may rest.
      T<comforter> {he} can hold {comforter} and watch the drops race. ~ Drops start slowly and win by luck.
      T<quiet> {he} can spend the storm {quiet}. ~ A storm takes about as long as a picture does.
      T<doing> {he} can try {doing} until it is quiet. ~ It gives the waiting time a use.
      T<lean> {he} can do up the zip and look for the next wall. ~ From wall to wall it is not so far.
      C<count> {he} can think, "Flash first, then I count."
      C<window> {he} can think, "I am on the dry side."
      C<on> {he} can think, "It is coming, it is here, it is going."
      C<topic> While it rains, {he} can think about {topic}.
      A<count> The numbers get bigger. Five, then eight, then fifteen. That means the storm is moving off. Thunder at twenty is just a rumble, like a lorry in another street.
      A<window> In the end the rain stops, and drops sit on the glass. Outside, somebody's bin has fallen over. Inside, nothing has moved. Indoors is a safe place to be in a storm.
      A<on> Now the storm is over some other town. Somebody there is shutting a window. Here the gutters drip, and the air smells clean. Every storm is on its way to somewhere.
      D<gust> Air moves from one place to another, and that is wind. When it moves fast, it pushes. {Name} may hear it in the trees, at the door and round the corners. The howling comes from small gaps, just as a bottle makes a note. Each gust has an end, and after it there is a rest.
      D<lean> Why does wind feel so strong? Out of doors there is nothing in its way, only people like {Name}. A coat catches it like a sail. Hair gets into the mouth, and each step needs a bit more leg. Low down it is weaker, and behind a wall there is hardly any.
      C<gust> {he} can think, "One push, and then a rest."
      C<lean> {he} can think, "Coat shut, chin down, wall side."
      A<gust> The pushes get smaller, and the rests get longer. That is how wind stops. Outside, somebody picks up a bin and puts the lid on. Inside, nothing has blown away, not even a crumb.
      A<lean> Behind a wall or a hedge, the wind goes over the top. That is where sheep stand, and they know a lot about it. Indoors, cheeks are warm and hair looks like a nest. The wind has not kept anything, not even a hat for long.
      D<plan> Most storms rattle and go. A few are so big that people get ready for them. {Name} may know about that. Somebody watches the sky and gives a warning. Then there is a plan. It may be a shelter, an inner room or another town. Things can stay behind, because people go first.
      P<plan> Warnings come early on purpose, even if nothing much happens later. That is not a mistake. It leaves time to go somewhere safe.
      P<plan> Grown-ups may be short with words when they get ready for a big storm. Their heads are full of lists. A question is still fine.
      Q<plan> When a warning comes, {Name} may feel ____.
      Q<plan> Thinking of a big storm, {his} body may feel ____. It may be there before the wind is.
      H<plan> {helper} can go through the plan with {him} on a quiet day. ~ A plan that is known is easier to follow.
      H<plan> {helper} can say what is true now and what is only talk. ~ News can be louder than wind.
      T<plan> {he} can pack a small bag with things that count. ~ It can stand by the door for the whole season.
      T<plan> {he} can draw the plan, step by step. ~ A drawing can hang on a wall.
      C<plan> {he} can think, "People first. There is a plan."
      A<plan> Even the biggest storm runs out in the end. Then there is an odd quiet, and people come out and look. Some things may be broken, and others come with ladders and saws to help. The plan can wait in its place until it is needed.
      D<trees> A tree that could not bend would snap. Swaying in a storm is what it is good at. {Name} may see only the top of it. Below the ground are roots, as wide as the branches. Now and then an old or sick one falls in the wind. That is why people go round and look at them.
      P<trees> The people who build houses count with wind. They make the walls thick and nail the roof down, tile by tile. They sleep in houses like that as well.
      Q<trees> When a gust comes and the tree bends low, {Name} may feel ____.
      H<trees> {helper} can look at the tree with {him} on a calm day. ~ It is easier to see how thick it is.
      H<trees> {helper} can look up when the wind will go down. ~ People measure it all night.
      T<trees> {he} can sleep on the other side of the house for a night. ~ Sound goes round corners, but it gets tired.
      T<trees> {he} can stand on one leg, stiff, and then with soft knees. ~ Soft knees stay up for longer.
      C<trees> {he} can think, "Bend, and up. It has done that for years."
      A<trees> By morning the wind is small, and the tree stands where it was. On the ground lie the twigs that it could do without. The house has its roof on. A bird looks out of a nest, a bit ruffled.
    `),
    '8-10': script(`
      D<count> Thunder is the sound that lightning makes. The spark makes the air hotter than the outside of the sun, and the air swells with a bang. {Name} may see it at once and hear it later. Sound takes about three seconds for each kilometre. So anybody who can count can find out how far away a storm is. Two counts one after the other show where it is going.
      D<window> A house in a storm is doing its job. The roof sends the water down the pipes, and the walls keep the wind where it belongs. {Name} may hear whistling, and that is air being squeezed past a corner or through a gap. Rattling is a window with a little room in its frame. Each sound has a place it comes from. Inside, the air hardly moves.
      D<on> What does a storm want? Nothing at all, since it is only air and water. Warm air rises, cold air rushes in below, and {Name} may notice that as wind. High up, the water turns to rain. The whole thing drifts along as it works, and in most places it has passed in less than an hour. After that somebody else has the thunder.
      P Plenty of people dislike storms, and not only children. Some adults unplug the television and pretend that they just felt like it. Noise, sudden light and strange air are a lot to take in at once. Most of them would admit it if somebody asked.
      P There are people who drive for hours to see a thunderstorm. To them it is the best free show there is. Others turn up the music and wait. Both groups agree on one thing, which is that indoors is the place to be.
      P When thunder is heard, swimmers leave the water and players leave the field. They go into a building or a car. It is the usual thing to do, and they wait until it has been quiet for half an hour.
      P Forecasters sit in front of maps all night so that other people can sleep. They can often see a storm hours before it comes. Warnings are made early on purpose, so that there is time to shut windows. Many warnings end with a bit of rain.
      P<lean> Some people like to lean into the wind with open arms. Others arrive everywhere with tears in their eyes and a bad temper. It depends on ears, hair and what they are wearing.
      Q In the middle of it, {Name} might feel ____. It may be over as fast as it came.
      Q When the wind gets up, {his} body may feel ____. Ears and shoulders often notice first.
      Q On a day with a warning, {Name} may feel ____. It can change with every look at the sky.
      Q<lean> In the middle of a gust, {Name} might feel ____. It is hard to think with a roar in both ears.
      H {helper} can go round the windows with {him} once, and then sit down. ~ Once is enough, because a shut window stays shut.
      H {helper} can look at the rain map for a minute. ~ It shows a beginning and an end.
      H {helper} can have a torch ready in a drawer. ~ A power cut is mainly a search for the torch.
      H<count,helper> {helper} can keep a list of the counts with {him}. ~ A list shows which way the storm is going.
      H<adult> {helper} can help by {adult}. ~ What has helped once may help again.
      H<lean> {helper} can go on the windward side, as a sort of hedge. ~ Tall people are good for that.
      T<count> {he} can count from the flash to the bang and divide by three. ~ The answer is in kilometres, and dividing keeps a mind busy.
      T {he} can find out where each sound comes from. ~ A rattle with a name is a smaller rattle.
      T {he} can move to an inside room until it has passed. ~ Walls make thunder softer, one after another.
      T<comforter> {he} can sit with {comforter} where the window is in sight. ~ Some people would rather see what they hear.
      T<quiet> {he} can spend the next half hour {quiet}. ~ With luck, that is as long as the storm.
      T<doing> {he} can try {doing} while it lasts. ~ It gives the waiting a use.
      T<lean> {he} can put a hood or a band over both ears. ~ Half of the trouble with wind is the noise.
      C<count> {he} can think, "Light first, sound later, and I do the sum."
      C<window> {he} can think, "That noise is the house at work."
      C<on> {he} can think, "It is only passing through."
      C<topic> While it lasts, {he} can think about {topic}.
      A<count> Six kilometres, nine, and then too far to count. The last thunder sounds like furniture being moved upstairs, in a house without an upstairs. The storm has gone on. Somewhere else a person is just beginning to count.
      A<window> In the end the whistling stops. The corner is still there, but nobody is pushing air past it. There may be a branch in the road and a hat in the hedge. The house has been through a storm, and its floors are dry.
      A<on> When the wind drops, it is easy to hear how loud it was. The storm is raining on other roofs now, and other people are looking for a torch. Here the street shines. It was a lot of weather, and it has left.
      D<gust> Wind is air on its way from high pressure to low, and it takes the shortest road. It has no aim and no temper, even if it sounds like both. {Name} may lie and listen to it trying the door. The howl is a note, made by air in a narrow gap, as on a flute. Houses are built to bend a little and stay. What wind breaks is mostly what was loose or old.
      D<lean> Walking in the wind is a small piece of engineering. An open coat is a sail, a bag is another, and {Name} may be the mast. Gusts come unevenly, so that a body leans against something that stops without notice. It is tiring for muscles, and ears get the noise as well. A zip, a hood and the sheltered side of a street change a good deal.
      C<gust> {he} can think, "That is a draught with ambition."
      C<lean> {he} can think, "Less sail, more wall."
      A<gust> When the pressure has evened out, the wind has nowhere left to go. It drops, usually overnight. In the morning there are twigs on the path and a bin in the wrong garden. It is a good day for finding things.
      A<lean> Through a door, and the noise is cut off as if by scissors. Faces glow, and nobody's hair is where it was. Wind is strongest in open places and weak behind anything solid, so it can be dodged. On the worst days people stay in, and that is good sense as well.
      D<plan> There is weather to listen to, and there is weather to get out of the way of. A very big storm belongs to the second kind, and {Name} may know that better than any book. Nobody is asked to be brave in it. People are asked to be somewhere else, in a shelter, an inner room or another town. Warnings, maps and routes exist for that, and adults go through them beforehand.
      P<plan> Forecasters would rather warn ten times too often than once too late. That is why some warnings end in a bit of rain. It can be tiring, and it is how it is meant to work.
      P<plan> Adults may follow the news all day before a big storm. To anyone who listens, it is the same sentence forty times. One look in the morning and one in the evening would say nearly as much.
      Q<plan> When people begin to talk about a warning, {Name} might feel ____.
      Q<plan> At the sound of strong wind, {Name} might notice ____. Bodies keep some sounds for a long time.
      H<plan> {helper} can go through the plan once, with the place, the bag and the phone numbers. ~ Then it can be left alone.
      H<plan> {helper} can say honestly what is known and what is not. ~ Half-heard news is worse than either.
      T<plan> {he} can pack one bag that stays ready. ~ A packed bag does some of the worrying.
      T<plan> {he} can switch off the weather news for an evening. ~ Somebody else is watching.
      C<plan> {he} can think, "Not brave, just somewhere else."
      A<plan> A storm of that size uses itself up in the end. Afterwards there is an odd quiet, and then the sound of saws. Neighbours who hardly knew each other carry branches together. Some things can be mended, and some are missed. The plan is about people, and everything else comes second.
      D<trees> Engineers who build towers have learned from trees, and let them sway. What is stiff breaks, and what gives a little holds. A tree near the house may look alarming to {Name} in a strong wind. Most of what it does is spend that force in its twigs. Its roots spread about as far as its crown. Trees do come down in storms, mainly old or rotten ones, so somebody is paid to check them.
      P<trees> Adults also listen in a gale, more than they let on. They think of fences and bins, and they have looked at the warning on their phones. It is their job to know when it is time to change rooms.
      Q<trees> In the loudest gust, {Name} might feel ____. Ears make a storm bigger than eyes do.
      H<trees> Someone at home can say what the warning says, in plain words. ~ Yellow means "take care", and mostly it means bins.
      H<trees> Someone at home can have the tree looked at. ~ A person with a hammer can hear what is inside it.
      T<trees> {he} can move a mattress to a room on the quiet side. ~ It is what sailors do in a rough sea.
      T<trees> {he} can find out how old the tree is. ~ Every year of it had a storm.
      C<trees> {he} can think, "It gives a little, so it holds."
      A<trees> After the storm the tree has fewer twigs and stands as before. The wind spent the night on it and got very little. Somewhere a fence is down and somebody is looking for a trampoline. The house, which was built for that, has not moved.
    `),
    '11+': script(`
      D<count> Light covers a kilometre in almost no time, and sound needs about three seconds. A thunderstorm is one of the few places where anyone can watch the difference. If {Name sees} a flash and counts nine before the bang, then the lightning was three kilometres away. The next count tells more, because it shows a direction. What began as an ambush turns into a set of measurements. The bang itself is only hot air, in the strict sense.
      D<window> {his} home in a storm is louder than usual, and every part of the noise has a cause. Wind whistles when it is forced past an edge, like breath across the top of a bottle. Frames rattle because they were built with a little room to swell. Gutters gurgle when they have more water than they like. All of it together can sound as if something wanted to get in. It is the sound of things being kept out.
      D<on> A short guide to storms, by way of physics, may be of use to {Name}. Warm damp air rises, cools and drops its water, while colder air rushes in underneath. The first part is called a cloud and the second part wind. Electric charge builds up in the middle and lets go now and then. Nothing in there has a plan, and all of it is moving. A thunderstorm is usually gone within the hour, which is more than can be said for many visitors.
      P People seldom grow out of disliking storms as completely as they claim. There are people who love the sky and still grip the sofa when it thunders. A body reacts to a sudden bang before anyone has asked it for an opinion. Knowing the physics helps with the second minute rather than the first.
      P Outdoors there is one rule about thunder, and it is short. People go into a building or a car when they hear it, and they wait for half an hour after the last of it. Lifeguards follow it, and so do professional footballers. It leaves very little to be decided in the rain.
      P Checking the forecast again and again is something that many worried people do, adults included. They are looking for certainty and get percentages. Forecasters would probably suggest one look in the morning and one in the evening. They change the numbers less often than people look at them.
      P Friends who find storms exciting may not notice that someone in the room has gone quiet. Excitement and fear are close relatives in the body, with the same fast heart. What differs is mostly the story that goes with it. Few people mind being asked to close the curtains.
      P<lean> Those who enjoy a gale tend to have short hair and no bag. The rest walk with their heads down, and they would rather not be told that it is bracing. Nobody looks good in it.
      Q When it is loudest, {Name} might notice ____. It may be gone before there is a word for it.
      Q On the evening of a storm warning, {Name} might feel ____. Warnings are useful, and they are also long.
      Q When the wind keeps on, {his} body may feel ____. Noise without a pause is tiring for anybody.
      Q<lean> Halfway there, with the wind in both ears, {Name} might notice ____. Noise alone can make a person tense.
      H {helper} can go through the plan for bad weather with {him} on a sunny day. ~ Plans are better when nobody needs them yet.
      H {helper} can agree to check the forecast together, twice a day and no more. ~ A weather app has nothing new to say at midnight.
      H {helper} can keep talking about ordinary things while it thunders. ~ An ordinary voice is a kind of information.
      H<count,helper> {helper} can take turns with {him} at estimating the distance. ~ It becomes a competition fairly quickly.
      H<adult> {helper} can help by {adult}, if it is welcome. ~ What works need not be new.
      H<lean> {helper} can suggest the sheltered way, even if it is longer. ~ Five minutes more, and half of the effort.
      T<count> {he} can write down each count with the time beside it. ~ A column of growing numbers is good company.
      T {he} can move to the quietest room and put on headphones. ~ Nothing is gained by hearing all of it.
      T {he} can put the phone away after one look at the radar. ~ The storm moves at the same speed without an audience.
      T<comforter> {he} can keep {comforter} close for as long as it lasts. ~ Weather is an old and respectable reason.
      T<quiet> {he} can spend the hour {quiet}. ~ Many storms are shorter than what people plan to do in them.
      T<doing> {he} can try {doing} while it lasts. ~ Waiting is where most of the tension collects.
      T<lean> {he} can cover both ears before setting out. ~ It takes away the roar, and what is left is only air.
      C<count> {he} can think, "Nine seconds, three kilometres, next reading."
      C<window> {he} can think, "That is the sound of it staying outside."
      C<on> {he} can think, "No plan, no aim, just passing over."
      C<topic> Until it has passed, {he} can think about {topic}.
      A<count> The counts get longer, and at some point there is a flash with nothing after it. That one was too far away to hear. It is an odd sort of silence, in which the measuring instrument takes a while to relax. The storm has become somebody else's arithmetic.
      A<window> Afterwards the quiet has edges. A gutter drips, a gate swings and somebody goes out to collect a plant pot. Indoors everything is where it was left. Houses are one of the better ideas people have had about storms.
      A<on> A storm is not against anyone, and it is not going to stay. It has already begun to fall apart, as they all do. What remains are puddles, clean air and some interesting news about a neighbour's fence. Weather goes on, in both senses.
      D<gust> Wind is nothing but a difference in air pressure being settled, rather noisily. {Name} may know that and still lie awake counting gusts. Ears are suspicious of irregular sounds, since a regular one can be ignored. The moaning comes from gaps a few millimetres wide. Buildings move slightly in strong wind, which is intended, and what gets broken is mostly what was loose or old.
      D<lean> Being out in strong wind is more tiring than it has a right to be. {Name} may notice that the difficulty is its unevenness, since muscles brace against a gust and then have nothing to lean on. Ears deliver a roar that contains no information. Hair, coat and bag behave like sails with opinions of their own. There is usually a sheltered side to a street, and it is no cowardice to know which.
      C<gust> {he} can think, "Physics, with sound effects."
      C<lean> {he} can think, "Reduce sail. Keep to the wall."
      A<gust> It drops when the difference has been settled, often towards morning. Outside, the street looks as if somebody had moved out in a hurry. Fences can be put up again, and some of them will be straighter. The wind has gone on to bother somebody's washing.
      A<lean> Indoors the silence is remarkable, and everyone looks as if they had been dragged through a hedge. The wind goes on outside without an audience. When there are warnings, the sensible thing is to stay in, and sailors would say the same. On all the other days there is a hood, a zip and the long way round by the houses.
      D<plan> Most weather can be waited out, and some storms are a different matter. {Name} may have been through a storm of that kind, or may only know the warnings that arrive each season. Forecasters can follow the large ones for days, and for the sudden ones they give minutes that matter. What happens next is less heroic than films suggest. People shut what can be shut, and then they go where it is safe.
      P<plan> Rolling news is made for watching, which is not the same as being informed. A map that changes every six hours does not need to be looked at every six minutes. Adults forget that as well.
      P<plan> Some friends find bad weather exciting, and others have seen what it can do. The first group is loud, and the second is usually quiet. Neither needs to persuade the other.
      Q<plan> When a warning appears on a screen, {Name} might notice ____.
      Q<plan> On a windy night in the season, {Name} might feel ____. A body keeps its own records.
      H<plan> {helper} can go through the plan in ten minutes, including who fetches whom. ~ After that it needs no further thought until it is used.
      H<plan> {helper} can limit the news to two looks a day, for everyone at home. ~ The storm does not read it either.
      T<plan> {he} can keep a bag ready with a charger, warm clothes and one thing that matters. ~ What has been dealt with is easier to leave alone.
      T<plan> {he} can take on one job of the plan, such as the torches or the water bottles. ~ It gives the hands something useful to know.
      C<plan> {he} can think, "There is a plan, and it starts with people."
      A<plan> No storm keeps its strength for good, and even the ones with names end as drizzle somewhere. What they leave behind is dealt with by crews and neighbours, at various speeds. Being more alert to wind than other people is a sensible result of knowing about it. It tends to fade as uneventful nights add up.
    `),
  },
};

/** Thunder, lightning and wind: why the bang comes late, what wind is, and how a storm moves on. */
export const storms: Frame = withScenes(own, whatTheStormTook, beforeTheFirstDrop);
