import { somebodyMeanAtAParty } from './somebody-mean-at-a-party.ts';
import { everybodyKisses } from './everybody-kisses.ts';
import { script, type Frame } from '../../frame.ts';
import { holdsOnAtParties } from '../home/holds-on-at-parties.ts';
import { withScenes } from '../scene.ts';
import { aLoudSongAndThenCake } from './a-loud-song-and-then-cake.ts';
import { aTableWithACloth } from './a-table-with-a-cloth.ts';

/** The party comes to the child: at its own home, or its own birthday. */
const AT_HOME =
  /\b(?:(?:at|to|in|into) (?:our|the|my) (?:house|home|flat|place|garden)|party at home|at ours|our own (?:house|home)|(?:coming|come|comes) (?:round|over|to us)|(?:his|her|their) own (?:birthday|party)|(?:his|her|their)? ?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:st|nd|rd|th)) birthday|hosting|we are having)\b/i;
/** Where nobody brings a coat, and a cake may not come. */
const OUT_OF_DOORS =
  /\b(?:gardens?|barbecue|bbq|beach|pool|swimming|summer|outdoors?|outside|park|soft play|play (?:centre|barn|place)|trampolin\w*|bouncy|bowling|laser tag|zoo|farm)\b/i;

/** Parties, weddings and big family days: arriving, the loud middle, the quiet places and going home. */
const own: Frame = {
  id: 'weddings-and-parties',
  name: 'Weddings and parties',
  says: [
    'birthday party this weekend',
    'hates birthday parties',
    'wont go in at parties',
    'clings to me at every party',
    'wedding in june and she is the flower girl',
    'he has to be a page boy',
    'family gathering with 40 relatives',
    'gets overwhelmed at parties',
    'cries when everyone sings happy birthday',
    'invited to a party and is scared',
    'his own birthday party is too much for him',
    'wont let aunties kiss her',
    'christmas with all the family is hard',
    'eid celebration with lots of guests',
    'diwali party noise',
    'nervous about a wedding',
    'what happens at a wedding',
    'melts down at the end of every party',
    'soft play birthday party',
    'bar mitzvah',
    'baptism of her cousin',
    'birhtday partys',
    'thanksgiving at grandmas house full of people',
    'opening presents in front of people',
    'doesnt want to dance at the disco',
  ],
  claims: {
    strong: [
      'th party',
      '80th',
      '70th',
      '60th',
      '90th',
      'everyone asks about',
      'relatives ask',
      'everyone asks him',
      'everyone asks her',
      'family christmas',
      'christmas with all',
      'big family',
      'family gathering',
      'family get together',
      'christmas at my sister',
      'christmas at my mum',
      'christmas at grandma',
      'party at soft play',
      'soft play party',
      'party at the trampoline park',
      'birthday party',
      'birthday parties',
      'party',
      'wedding',
      'flower girl',
      'page boy',
      'bridesmaid',
      'family gathering',
      'happy birthday',
      'celebration',
      'christening',
      'baptism',
      'bar mitzvah',
      'bat mitzvah',
      'family reunion',
      'disco',
      'thanksgiving',
      'lots of guests',
      'opening presents',
      'own birthday',
      'parties',
      'weddings',
      'birthday do',
      'a birthday',
      'family party',
      'family do',
      'big family',
      'get together',
      'relatives coming',
    ],
    cues: [
      'birthday',
      'guest',
      'relative',
      'cake',
      'invite',
      'invitation',
      'present',
      'christmas',
      'eid',
      'diwali',
      'hanukkah',
      'aunty',
      'overwhelmed',
      'sing',
      'dance',
      'cling',
    ],
    not: [
      'when we say we are proud',
      'say we are proud',
      'say we re proud',
      'when he is praised',
      'when she is praised',
      'fight with',
      'fought with',
      'had a fight',
      'row with',
      'fell out',
      'get invited',
      'gets invited',
      'not invited',
      'never invited',
      'isnt invited',
      'slumber party',
      'not invited',
      'wasnt invited',
      'uninvited',
      'third party',
      'stepdad wedding',
      'my wedding',
      'our wedding',
      'remarry',
      'invited to the party but',
      'except',
      'everyone got invited',
      'everybody got invited',
      'everyone was invited',
      'not asked to',
      'got invited to the party',
      'was invited to the party',
      'invited to the party',
      'birthday present for',
      'for his birthday',
      'for her birthday',
      'big family row',
    ],
  },
  topicWords: ['party', 'parties', 'wedding', 'birthday', 'guest', 'celebrat'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Big days bring many things at once: guests, noise, surprises, food, waiting. A picture plan, presents spread over the day and a quiet room make them easier; children may be glad and overwhelmed in the same minute.',
    'Parties follow a usual order: arriving, something to do, food or cake, an end; knowing the order helps.',
    'Warming up takes many children ten to thirty minutes; watching from the edge is a way of taking part.',
    'Being among many people, with music and sugar and new things, is tiring; breaks in a quiet room help.',
    'Arriving early, when there are few people, is easier for many children.',
    'A child may greet with a wave, a nod or a high five; hugs and kisses are a choice, also with relatives.',
    'A party may be left before the end.',
    'When people sing loudly, ears may be covered; somebody else may blow out candles.',
    'Weddings have long quiet parts and long loud parts; guests sit, stand, eat and dance, and no guest needs to dance.',
  ],
  threads: {
    day: 'a big day at home: a few things at a time, and a room with a door',
    hello: 'hellos of several sizes: a wave, a nod, a hand',
    coat: 'the heap of coats: coming in, and going home again',
    cake: 'the cake, which has its own time in every celebration',
    corner: 'a corner, a stairs or a table from which all can be seen',
    aisle: 'a walk down the middle in clothes for one day',
    softplay: 'soft steps, and the first of them',
    relatives: 'a wave for a hello, and a quiet room',
    asked: 'the question that every relative asks, and an answer that fits in a pocket',
  },
  threadCues: {
    day: /\b(?:christmas (?:day|morning|eve|is|was|at)|xmas|christmas|birthday (?:morning|presents)|(?:his|her|their) (?:own )?birthday|presents|unwrapp\w*|opening (?:gifts|presents)|eid|diwali|hanukkah)\b(?=[^]*\b(?:too much|overwhelm\w*|tears|cry\w*|cries|cried|meltdown\w*|melt down|upset|hates?|worried|anxious|can'?t cope|stress\w*|excit\w*|hides?|hid|over ?stimulat\w*|scared|not coping|visitors?|surprise\w*)\b)|\b(?:too much|overwhelm\w*|meltdown\w*|tears|can'?t cope|over ?excit\w*|stress\w*)\b(?=[^]*\b(?:christmas|xmas|birthday|presents|eid|diwali)\b)/i,
    asked:
      /\b(?:every(?:one|body)|people|relatives|they|family|aunt\w*|uncles?|grown-?ups|adults)\b[^.]{0,20}\b(?:asks?|asking|quiz\w*|questions?|comments?)\b/i,
    softplay:
      /\b(?:soft ?play|play ?(?:centre|barn|gym)|trampoline (?:park|party)|bounc\w+ castle party|jump (?:park|arena))\b/i,
    relatives:
      /^(?![^]*\b(?:wedding|bridesmaid|page ?boy|flower girl|soft ?play|happy birthday)\b)(?=[^]*\b(?:family|relatives|christmas|eid|diwali|easter|thanksgiving|hanukkah|boxing day|reunion)\b)[^]*?\b(?:hug\w*|kiss\w*|too many people|lots of people|so many people|full of people|everyone|loud|noisy|overwhelm\w*|busy|aunt\w*|relatives|gathering|get[- ]?together|big family)\b/i,
    aisle:
      /\b(?:page ?boys?|flower ?girls?|bridesmaids?|ring bearer|usher|best man|walk(?:s|ing)? (?:down|up) the aisle|(?:walk(?:s|ing)?|giv(?:e|es|ing)) (?:her|him|them|mum|mam|mom|mummy|dad|daddy) (?:in|away|down)|carry(?:ing)? the rings?)\b/i,
    // A child does not put its coat on and leave its own home.
    coat: /\bcoats?\b/,
    // Where it is the song, the cake comes first, which the song is for.
    cake: new RegExp(
      `${AT_HOME.source}|\\bhappy birthday\\b|\\b(?:birthday song|(?:every(?:one|body)|people|they|guests|we all|all) (?:starts? )?(?:sing|sings|singing|sang))\\b|\\b(?:sing|sings|singing|sang|sung) (?:to|at) (?:him|her|them)\\b`,
      'i',
    ),
    corner: new RegExp(`${AT_HOME.source}|${OUT_OF_DOORS.source}`, 'i'),
  },
  onlyWhenSaid: ['aisle', 'asked', 'softplay', 'relatives', 'day'],
  tellsAlone: ['aisle', 'asked', 'softplay', 'relatives', 'day'],
  takesHelps: ['softplay', 'relatives'],
  comesFirst: ['day'],
  roles: {
    party: {
      fallback: { text: 'a party' },
      cues: [
        { match: /\bweddings?\b|\bflower girl\b|\bpage boy\b|\bbridesmaid/i, phrase: { text: 'a wedding party' } },
        { match: /\bbirthday/i, phrase: { text: 'a birthday party' } },
        { match: /\b(?:family|relatives|reunion|thanksgiving)\b/i, phrase: { text: 'a family party' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'A Big Day in Small Bits', thread: 'day' },
      { text: 'One Thing, and Then a Rest', thread: 'day' },
      { text: 'A Wave Is a Hello', thread: 'hello' },
      { text: 'Shoes Off, Socks In', thread: 'softplay' },
      { text: 'The First Soft Step', thread: 'softplay' },
      { text: 'A Wave at the Door', thread: 'relatives' },
      { text: 'Step, Step, to the Front', thread: 'aisle' },
      { text: 'A Walk at a Wedding', thread: 'aisle' },
      { text: 'A Heap of Coats', thread: 'coat' },
      { text: 'Coat Off, Coat On', thread: 'coat' },
      { text: 'First Play, Then Cake', thread: 'cake' },
      { text: 'When the Cake Comes', thread: 'cake' },
      { text: 'A Good Place to Look', thread: 'corner' },
      { text: 'Under the Table, Hello', thread: 'corner' },
      { text: '{name} at the Party' },
      { text: 'A Day With Guests' },
    ],
    older: [
      { text: 'A Big Day in Small Bits', thread: 'day' },
      { text: 'Too Much of a Good Thing', thread: 'day' },
      { text: 'First the Map, Then One Slide', thread: 'softplay' },
      { text: 'A Wave and a Quiet Room', thread: 'relatives' },
      { text: 'One Answer Fits All', thread: 'asked' },
      { text: 'Between the Sausage Rolls', thread: 'asked' },
      { text: 'Hellos of Several Sizes', thread: 'hello' },
      { text: 'Twenty Steps to the Front', thread: 'aisle' },
      { text: 'A Minute at a Wedding', thread: 'aisle' },
      { text: 'An Honour and a Slow Walk', thread: 'aisle' },
      { text: 'At the Bottom of the Coats', thread: 'coat' },
      { text: 'Looking for the Coat', thread: 'coat' },
      { text: 'When Something Is Carried In', thread: 'cake' },
      { text: 'Before and After the Cake', thread: 'cake' },
      { text: 'A Seat on the Stairs', thread: 'corner' },
      { text: 'The View From the Corner', thread: 'corner' },
      { text: '{name} at the Party' },
      { text: 'Among the Guests' },
    ],
  },
  benefits: [
    'Tells how such a day goes, from coats to coats.',
    'Gives {name} ways to say hello and ways to take a break.',
    'Treats watching and leaving early as ordinary.',
  ],
  talk: {
    young: [
      'What comes first at a party, and what comes last?',
      'How does {name} feel when all the people sing?',
      'Shall we choose how to say hello: a wave, a nod or a hug?',
    ],
    older: [
      'Which part of a party is loud, and which part is quiet?',
      'Which word went into the blank, and for which part of the day?',
      'Shall we agree on a sign for a break and a time for going home?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'wave',
    feeling: 'shy',
    companion: 'child',
    props: ['cake', 'balloon', 'present'],
  },
  text: {
    '2-3': script(`
      D<softplay> {Name is} at a soft play party. There are soft steps. There are nets, and there are balls. Shoes are off. Feet go up, feet go down.
      P<softplay> Small ones climb. Big ones climb. All have socks.
      Q<softplay> By the balls, {Name} may feel ____.
      H<softplay> {helper} can sit there, too.
      T<softplay> {he} can roll one ball.
      C<softplay> {he} can say, "Shoes off, socks in."
      A<softplay> Shoes on, one, two. The balls have a rest. So do feet. Bye-bye, party.
      D<coat> {Name is} at {party}. Off come the coats. One, two, ten coats! They lie in a heap. In go the feet.
      D<cake> Here is {party}. {Name is} here. There is play. There is a song. Then comes the cake. Yum!
      D<corner> Lots of people, lots of feet! {Name is} at {party}. Here is a [x:chair|rug]. It is a good place. {Name} may look and look.
      P Some children run in. Some look first.
      P Guests say hello. They like a wave.
      P Grown-ups sing loud. They like that song.
      Q At {party}, {Name} may feel ____.
      Q When they all sing, {Name} may feel ____.
      Q With so many people, {Name} may feel ____.
      H {helper} can hold {his} hand.
      H {helper} can sit with {him}.
      H {helper} can find a quiet room.
      H<helper> {helper} can stay close by.
      T {he} can wave hello.
      T {he} can look first.
      T {he} can ask for a rest.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      C<coat> {he} can say, "Coat off, coat on."
      C<cake> {he} can say, "Play, song, cake."
      C<corner> {he} can say, "I can see from here."
      C<topic> {he} can think about {topic}.
      A<coat> Here is the heap of coats. There is {his} coat! Arms in. Bye-bye, party.
      A<cake> Yum, yum, all gone. The plate has crumbs. Now it is quiet. Bye-bye, party.
      A<corner> People go home now. Here is the [x:chair|rug]. Here is {Name}. Bye-bye, party.
      D<aisle> It is a wedding. {Name} has a walk there. Step, step, step, to the front. It is a short walk.
      D<hello> Hello, hello! It is {party}. {Name is} here. A hand can wave. Hello, hello!
      P<aisle> People look and smile. They like small feet.
      P<aisle> Clothes for a wedding can itch. Grown-ups itch too.
      Q<aisle> At the wedding, {Name} may feel ____.
      H<aisle> {helper} can walk along.
      H<aisle> {helper} can pack soft clothes.
      T<aisle> {he} can hold a hand and walk.
      T<aisle> {he} can just sit on a lap.
      C<aisle> {he} can say, "Step, step, done."
      C<hello> {he} can say, "Wave, wave, hello."
      A<aisle> Step, step, done. Here is a lap. The wedding goes on. Off come the stiff clothes.
      A<hello> Bye-bye, bye-bye! A hand can wave again. The guests wave too. Bye-bye, party.
      D<day> It is a big day. Guests come in. {Name} may see a lot. One thing can go first. Then a rest.
      P<day> It is loud for big people too. They sit down.
      Q<day> On the big day, {Name} may feel ____.
      H<day> {helper} can go out with {him}.
      H<day> {helper} can put some away.
      T<day> {he} can open just one.
      T<day,comforter> {he} can sit with {comforter}.
      C<day> {he} can say, "One, and then a rest."
      A<day> One, and a rest. One more, and a rest. The guests go home. The day was big. Night-night, big day.
    `),
    '4-5': script(`
      D<softplay> The party is in a place with nets, soft steps and balls. {Name} takes off shoes there, like all the others. It is loud, because a big hall makes voices bigger. From the side it is easy to see how it goes. At the edge there are small steps, and they are less full.
      P<softplay> Some children are at the top very soon. Some look from the side until they know the way.
      P<softplay> The one whose party it is may be up in a net. All guests are welcome, at the top and at the side.
      Q<softplay> At the foot of the steps, {Name} may feel ____.
      Q<softplay> When bigger ones rush past, {Name} may feel ____.
      H<softplay> {helper} can go to the first step with {him}. ~ The first step is the new part.
      H<softplay> {helper} can go early, when it is not full yet.
      T<softplay> {he} can choose one small thing to try, such as one ball.
      T<softplay> {he} can look for one child to sit next to at tea.
      C<softplay> {he} can think, "First I look, and then one step."
      A<softplay> Shoes are on again, and the hall gets quiet. Some of the party was high up, and some was low. At tea they were all at one table. The socks have a bit of fluff on them now.
      D<relatives> At a family party there are lots of people who know {Name}. They are glad, and they say so in loud voices. Some would like a hug at the door. A hug is for two, and both may say yes or no. A wave is a hello as well. There is a room where it is quiet.
      P<relatives> Aunts and uncles are glad, and glad people can be loud. They may not know that it is a lot.
      P<relatives> Grown-ups go to the kitchen for a rest. They say that they are just getting ice.
      Q<relatives> When they all come to the door, {Name} may feel ____.
      H<relatives> {helper} can tell the guests that a wave is best.
      H<relatives> {helper} can show {him} where it is quiet. ~ It is good to know that first.
      T<relatives> {he} can wave before anyone bends down.
      T<relatives> {he} can go where it is quiet, and come back later.
      C<relatives> {he} can say, "I wave hello."
      A<relatives> The guests find their coats, and the party is over. There were waves and nods, and some hugs that were wanted. The quiet room was there all the time. Now the whole home is a quiet room.
      D<coat> {Name is} at {party}. First all the coats go in a heap. Then the guests go in, and it gets loud. Later they look for their coats again. One sleeve is stuck, and that is how it ends.
      D<cake> At {party}, things come one by one. First all the guests say hello, and {Name} may wave. Then they play, or look, or wait. Next there is a song, and it is loud. Then comes cake, and it gets quiet.
      D<corner> {his} eyes have a lot to see at {party}. There are guests, and bows, and a baby with jam. From a chair by the wall it is all in one picture. Nobody runs past on that side. It is a good place to begin.
      P Some guests run in and play at once. Some look for a long time, and then they play. Both have had cake at the end.
      P Grown-ups may ask for a kiss or a hug. They like a wave too. They just want to say hello.
      P The person who gives the party thinks of the food. That person runs in and out. There is not much time to sit down.
      Q<coat> When the door opens, {Name} may feel ____.
      Q When they all sing, {his} ears may feel ____.
      Q With so many guests, {Name} may feel ____.
      H {helper} can stay close at the start. ~ The start is the new part.
      H {helper} can show {him} a quiet room. ~ Ears like a rest.
      H {helper} can say what comes next. ~ It helps to know.
      H<helper> {helper} can say hello first. ~ Then a wave is enough.
      H<adult> {helper} can help when it gets loud. ~ A good start is {adult}.
      T {he} can say hello with a wave.
      T {he} can look from a chair first.
      T {he} can ask for a break.
      T<comforter> {he} can sit in the quiet room with {comforter}.
      T<doing> {he} can try {doing} at a hard moment.
      T<quiet> {he} can have a break and spend it {quiet}.
      C<coat> {he} can think, "Coat off, look, coat on."
      C<cake> {he} can think, "First hello, then play, then cake."
      C<corner> {he} can say, "I will look from here for a bit."
      C<topic> In a break, {he} can think about {topic}.
      A<coat> All the guests look for their coats. The heap gets small, and then it is gone. Outside it is cool and quiet. Going home is a part of every party.
      A<cake> When the cake is gone, the party is nearly done. There are crumbs here and there. {Name} may be full, or tired, or both. A rest is good after that.
      A<corner> At the end, people go past that chair. They wave, and {Name} may wave back. From there the party was easy to see. It was a good chair for looking.
      D<aisle> At a wedding {Name} may walk down the middle. There are rows of chairs on both sides. At the end of the row is somebody known. It takes about as long as one song.
      D<hello> {party} begins with lots of hellos. Big ones have a hug, and small ones have a nod. {Name} may say one in any size. A wave from far off is a hello too. After a while all of them are done, and it gets easier.
      P<aisle> The people on the chairs are looking for the bride. They smile at small shoes on the way.
      P<aisle> Clothes for one day can be stiff. They look nice in a picture, and then they can come off.
      Q<aisle> When everyone looks, {Name} may feel ____.
      Q<aisle> When all turn round and look, {Name} may feel ____.
      H<aisle> {helper} can walk next to {him}. ~ Two is fine for an aisle.
      H<aisle> {helper} can pack soft clothes for later. ~ Then there is a change.
      T<aisle> {he} can walk it once at home, from sofa to door.
      T<aisle> {he} can try on the clothes for a short time first.
      C<aisle> {he} can think, "From here to there, and I am done."
      C<hello> {he} can think, "A wave is a hello."
      A<aisle> The walk is over, and the wedding goes on without it. It is fine if it was a run. There is cake later. Off come the stiff clothes, and dancing is easier.
      A<hello> At the end of the party there are goodbyes. A wave is good for that as well. Then it gets quiet, bit by bit. Hands can have a rest.
      D<day> A big day has a lot in it. There are guests and bows and a table full of plates. {Name} may be glad and full at the same time. A head can be as full as a tummy. Then even a nice thing is one too many.
      P<day> Grown-ups want a big day to be nice. So they put a lot in it. They get tired as well and say, "Just one minute."
      Q<day> In the middle of a big day, {his} head may feel ____.
      H<day> {helper} can draw the day in four pictures. ~ Then it has an order.
      H<day> {helper} can keep some presents for another day. ~ They stay nice in their paper.
      T<day> {he} can open one and play with it first.
      T<day> {he} can go to the quiet room and shut the door.
      T<day,comforter> {he} can take {comforter} along to the quiet room.
      C<day> {he} can think, "One thing, and then a rest."
      A<day> The guests put on their coats, and the plates get stacked up. Some paper may still be on a box, and that is fine. It was a big day in small bits. The best bit may have been the one under the table.
    `),
    '6-7': script(`
      D<softplay> A soft play party is a party inside a climbing frame. It has nets, tunnels and slides, and a lot of echo. {Name} can see just a bit of it from the door. Those who rush about know it from another time. The first time, it is a map to find out.
      P<softplay> Children at the top do not think about who is at the bottom. They are looking for the slide.
      P<softplay> The one whose party it is wants everybody there. One child can only be in one place at a time.
      Q<softplay> At the way in, {Name} may feel ____. It may be in the ears or in the legs.
      H<softplay> {helper} can find the quiet end, where the smaller ones play.
      H<softplay> {helper} can agree on a time for a drink and a rest. ~ Then there is an end in sight.
      T<softplay> {he} can ask somebody, "Which slide is a good one?" ~ People like to know things.
      T<softplay> {he} can walk round it once and look, before going in.
      C<softplay> {he} can think, "First the map, and then one slide."
      A<softplay> In the end there is a heap of shoes, and they all find feet. At the table they were all the same height. It was a party with {Name} at it, with ten slides or with none. Outside, it is wonderfully quiet.
      D<relatives> On a family day a home fills up with guests and coats. {Name} may know all of them, and it is still a lot at once. Some people hug as soon as the door opens. To them it is a hello. A hello can have other shapes, and each person may choose. There is a quiet room somewhere.
      P<relatives> Guests who hug mostly mean, "How good to see you." A wave can say it just as well.
      P<relatives> Some grown-ups find it loud as well. They offer to wash up, because the kitchen has a door.
      Q<relatives> With everyone in one room, {Name} may feel ____. It may be in the ears or in the shoulders.
      H<relatives> {helper} can tell the family before which hello is the right one. ~ Then nobody asks at the door.
      H<relatives> {helper} can show {him} the quiet room at the very start. ~ It is good to know where it is.
      T<relatives> {he} can hold out a hand early, or wave from two steps away.
      T<relatives> {he} can go to the quiet room, and come back for the pudding.
      T<relatives,gear> {he} can {gear} before it gets loud.
      C<relatives> {he} can think, "My hello is a wave, and the quiet room is there."
      A<relatives> Coats come out of the heap, and the guests go home. The place is as big again as it was before. Each hello was said in some shape or other. A family day can be nice and too long, both at once.
      D<coat> First there is a door with voices behind it. Then {Name is} inside, and coats get put in a heap. In the middle of {party} there may be games, food and music. It gets louder for a while. Last of all, everybody digs in the heap for a coat.
      D<cake> Why does everyone go quiet when the cake comes? Before the cake, {party} is all hellos and running. {Name} may find that part too loud. Then there is a song, and candles may be blown out. After that, mouths are full, so there is less noise.
      D<corner> At {party}, people who know each other run to the middle. Others like to look first. From the stairs or from a chair, {Name} may see how it all works. Someone spills juice. Someone shows a new tooth. Looking is a part of joining in.
      P A person who gives a party wants the guests to like it. That is a lot of work. So the person asks ten times if everyone has a drink.
      P Some people fill up with energy among guests. Others use theirs up. They all need a rest, only at different times.
      P Aunts, uncles and old friends are pleased to see how a child has grown. They may want a kiss. Most of them take a wave just as gladly.
      Q<coat> At the door, {Name} may feel ____. It can be two things at once.
      Q When they sing all together, {Name} may feel ____.
      Q After a long time with guests, {his} body may feel ____.
      H<coat> {helper} can come early with {him}. ~ Then there are three guests and not thirty.
      H {helper} can find a quiet room where breaks are possible. ~ Ten minutes of quiet can save an afternoon.
      H {helper} can say beforehand when the party will end. ~ It is easier with an end.
      H<helper> {helper} can stay with {him} for one game. ~ After that it is less new.
      H<adult> {helper} can help when it is too much. ~ A way that is known already is {adult}.
      T {he} can say hello with a wave, a nod or a high five. ~ All of them count as hello.
      T {he} can watch the first game and join the second. ~ Rules are easier after a look.
      T {he} can cover {his} ears when the song comes. ~ People know it well and will manage.
      T<comforter> {he} can keep {comforter} in the quiet room. ~ Then there is somebody to visit there.
      T<quiet> {he} can take a break and spend it {quiet}. ~ Breaks like that give energy back.
      T<doing> {he} can try {doing} at the hardest moment. ~ What helped before can help again.
      C<coat> {he} can think, "Coat off, stay a while, coat on."
      C<cake> {he} can think, "It gets loud, and then it gets cake."
      C<corner> {he} can think, "Looking is joining in."
      C<topic> In the quiet room, {he} can think about {topic}.
      A<coat> At the bottom of the heap is the right coat. It is warm, because forty others lay on it. The party goes home in many directions. Some of it goes home in pockets.
      A<cake> Now there are only crumbs and one slice that is too small for anybody. The party has been loud, sweet and long. Guests thank each other and yawn. A bed is a good thing to have after that.
      A<corner> From the stairs, a party has a beginning, a middle and an end. {Name} may remember things that nobody else saw. One guest danced with a chair. It is good that somebody was looking.
      D<aisle> A wedding has jobs in it, and one of them may be {hers}. It is a walk from the door to the front, in new clothes. {Name} may count about twenty steps. The music says when to go. At the end there is a chair and a face that is known.
      D<hello> At {party}, people say hello for quite some time. Some shake hands, some hug, and some call across the whole place. {Name} may choose which kind to give. A nod is the smallest one, and it counts. When all the hellos have been said, the guests look for something to eat.
      P<aisle> Brides and grooms are nervous as well. Some of them hardly see who walks in front.
      P<aisle> If a petal falls down or somebody waves, people like the day better. They talk about it for years.
      Q<aisle> Just before the music, {Name} may feel ____.
      Q<aisle> When everyone looks round, {his} tummy may feel ____.
      H<aisle> {helper} can sit at the end of the walk. ~ It is easier to walk towards somebody.
      H<aisle> {helper} can cut out a label that itches. ~ Then one problem is gone.
      T<aisle> {he} can practise it in the hall with slow steps. ~ Feet learn a walk.
      T<aisle> {he} can say beforehand that a hand would be good. ~ Two people fit side by side.
      C<aisle> {he} can think, "Twenty steps, and a face at the end."
      C<hello> {he} can think, "Small, middle or big. I choose the size."
      A<aisle> Twenty steps, and then a chair. The wedding has the next part to do, and that is for the grown-ups. The clothes have been in the photo. After that a jumper is allowed.
      A<hello> The party ends as it began, only the other way round. Now it is goodbyes in all sizes. Some people need twenty minutes for that. A wave at the gate or the door does the same.
      D<asked> At family parties there is one question that comes again and again. Each person asks it only once, but {Name} may hear it eight times. They want to say something nice. So they ask about school, or about getting tall. It is tiring to be the one who answers.
      P<asked> Grown-ups often do not know what to ask a child. They would be glad of another idea.
      Q<asked> When the same question comes again, {Name} may feel ____.
      H<asked> {helper} can answer some of them. ~ "Ask about the new bike instead."
      H<asked> {helper} can be near when a lot of people come at once.
      T<asked> {he} can have one short answer ready, and use it for all.
      T<asked> {he} can ask something back, such as, "Did you like school?"
      C<asked> {he} can think, "One answer fits them all."
      A<asked> The party has a table, and the table has crisps. The question has been asked, and the short answer did its work. Then somebody puts on music, and nobody asks anything. Coats on, and home.
      D<day> {Name} may wait for a big day for weeks. Then guests sit in the wrong chairs, and lunch is at four. Everybody looks when a present is opened. It is all there at once. A head can spill over, even with good things in it. Tears are one way to spill.
      P<day> Grown-ups have a picture in mind of how the day will go. When it goes another way, they may sigh. They are not cross with a person. It is the picture they are sad about.
      Q<day> When there is too much of it, {Name} may feel ____. Two feelings can come together on such a day.
      H<day> {helper} can write down what happens when, with gaps in between. ~ The gaps are the secret.
      H<day> {helper} can say, "We open some now and some tomorrow." ~ Then nobody waits for it.
      T<day> {he} can choose a room where no guest goes, and go there early. ~ Ten minutes are often enough.
      T<day> {he} can say thank you with a card, on another day. ~ Faces get tired as well.
      T<day,comforter> {he} can have {comforter} ready in that room. ~ It keeps the place.
      C<day> {he} can think, "A big day, in small bits."
      A<day> By evening the chairs are where they belong, and it smells of oranges. The guests have gone home to lie on their own sofas. Some of the day fitted in, and some of it can be done tomorrow. Presents do not go off.
    `),
    '8-10': script(`
      D<relatives> A family celebration has many guests and no timetable. {Name} may like each of these people and still have had enough after an hour. Everyone talks at once, and half of them would like a hug. Liking people is one thing, and being full is another. A hug belongs to the person who gives it, on feast days too.
      P<relatives> Relatives remember people as they were at the last feast. So they greet somebody who is two years younger. They mean well, and they can learn.
      P<relatives> Several adults will find a reason to go and look at the shed. It is the same reason.
      Q<relatives> When the next car comes up the road, {Name} might feel ____.
      Q<relatives> After an hour in a full room, {Name} might notice ____.
      H<relatives> {helper} can let the family know beforehand that waves are welcome. ~ It is easier than a scene at the door.
      H<relatives> {helper} can arrange a room with a door, and see that nobody knocks.
      T<relatives> {he} can decide on a greeting and be first with it. ~ The first one sets the tone.
      T<relatives> {he} can divide the day into parts, with a break behind each.
      T<relatives,gear> {he} can {gear} before it gets loud. ~ Nobody waits until they are wet to open an umbrella.
      C<relatives> {he} can think, "Fond of them, and full. Back in ten minutes."
      A<relatives> By evening the guests are leaving, in the order of their bedtimes. Some of the greetings were waves, and nobody came to harm. The room with the door was there to be used. A celebration can be a good one and still be enough.
      D<coat> The quietest room at {party} is the one with the coats. {Name} may know it, a bed with a mountain on it and the music far away. Between the first coat and the last lie about three hours. They begin with hellos, which are the hard part for many people. In the middle it runs by itself. Towards the end people get tired, and some of them get silly.
      D<cake> Every celebration in the world has a moment when something is carried in. At {party} it may be a cake with lights on it, and everyone looks one way. {Name} may like that moment or dread it, because of the singing. It lasts about twenty seconds. Before it comes the waiting, and after it comes the eating. As a plan that is quite simple.
      D<corner> People arrive at {party} at different speeds. Some are in the middle of it after a minute, and others need half an hour. {Name} may choose a place with a view, such as the stairs or the end of a table. From there it is possible to find out who knows whom and where the crisps are. Anthropologists do it for a living and call it observing.
      P Hosts are nervous. They worry that nobody will come, or that everyone will. When a guest sits alone for a while, they may think that something is wrong. A smile in their direction puts that right.
      P A relative who says "give me a kiss" has mostly forgotten that it can be too much. It is meant as love, and it may be answered with a wave. A body belongs to the person in it. Most relatives know that when they think about it.
      P Some guests talk for hours and go home fresher than they came. For others each chat costs something. Both sorts enjoy themselves, only not for the same length of time.
      Q<coat> In front of the door, {Name} might feel ____. Most of it belongs to the first ten minutes.
      Q When everybody sings, {his} ears may feel ____. It is not a gentle song.
      Q After two hours, {Name} may feel ____. Full is not only a thing of the stomach.
      H {helper} can agree with {him} on when it will end. ~ Knowing the end helps with the middle.
      H<coat> {helper} can ask the host about a quiet room. ~ Most homes have one, and it has coats in it.
      H {helper} can answer questions from relatives for a while. ~ School and height are subjects that anyone can cover.
      H<helper> {helper} can be the person to come back to. ~ It is easier to go off when somebody stays in one place.
      H<adult> {helper} can help by {adult}. ~ It has worked before.
      T {he} can choose a job, such as carrying plates. ~ A person with a plate has a reason to be anywhere.
      T {he} can greet with a wave or a handshake and leave the rest out. ~ Greetings come in several sizes.
      T<coat> {he} can go to the coat room for ten minutes. ~ Nobody counts the guests.
      T<comforter> {he} can leave {comforter} in a quiet room and look in on it. ~ It is a good reason to go there.
      T<quiet> {he} can take a break and spend it {quiet}. ~ Afterwards there is often room for one more hour.
      T<doing> {he} can try {doing} at the hardest moment. ~ It has a good record.
      C<coat> {he} can think, "Three hours between two coats, with breaks."
      C<cake> {he} can think, "Twenty seconds of song, and then cake."
      C<corner> {he} can think, "I am observing for now."
      C<topic> Between two chats, {he} can think about {topic}.
      A<coat> The mountain has shrunk to four coats and a scarf that nobody knows. Outside the air is cold and has no music in it. A party that was left early was still a party. {Name} may come for all of the next one, or for half.
      A<cake> Where the cake was, there is now a plate with a candle and some crumbs. It was the middle of the party, as it is of most. What people remember later is seldom the song. They remember who laughed, and what the dog ate.
      A<corner> By the end, the stairs have had several visitors. They came to rest, and stayed to talk, because it is easier there. That is a secret of parties. Some of the best of them happens at the edges.
      D<aisle> Somebody at this wedding has asked {Name} to have a part in it. That is meant as an honour, and it comes with clothes that were chosen by a committee. The job takes about a minute, out of a day of ten hours. It is a walk at half the usual speed while people turn round. What goes wrong in it is usually what everybody remembers fondly.
      D<hello> There is a rule at {party} that nobody has written down, and it says that everyone greets everyone. In some families that takes half an hour. {Name} may find it the hardest part, because it comes right at the start. Yet greetings exist in many sizes. A hand from across the table is a complete one, and so is a nod with a smile.
      P<aisle> The couple are thinking of their own part. They have a hundred worries that day, and a wrong step of somebody else is not on the list.
      P<aisle> Guests photograph everything that moves slowly. It is possible to look at the flowers instead of the phones.
      Q<aisle> Waiting behind the door, {Name} might feel ____.
      Q<aisle> In those clothes, {Name} might notice ____. Collars have a lot to answer for.
      H<aisle> {helper} can arrange a rehearsal on the day before. ~ A place that is known looks shorter.
      H<aisle> {helper} can ask whether some of the outfit can be changed. ~ Shoes are often negotiable.
      T<aisle> {he} can pick one point at the front and walk towards it. ~ It may be a hat.
      T<aisle> {he} can pack other clothes for afterwards. ~ One minute is a long way from ten hours.
      C<aisle> {he} can think, "One minute of the day is mine."
      C<hello> {he} can think, "One size each, and I pick the size."
      A<aisle> The minute is over, and nine hours of wedding are left, most of them with food. The job was done, in whatever way it went. The new clothes can go back on a hanger. In the photos it will look as if it had been comfortable.
      A<hello> Goodbyes are hellos in reverse, with more crumbs. The guests who took longest to arrive also take longest to go. Whoever has waved once to everybody has done what a party asks. The rest was food, noise and a few good minutes.
      D<asked> At family parties there is a question that everybody asks. {Name} may get it from each relative in turn, with the same smile and the same tilt of the head. They are not comparing notes. They need a way to begin, and school is the only thing that they are sure of. From the other side it feels like being marked between the sausage rolls.
      P<asked> Most relatives forget the answer before they reach the cake. The question was a kind of handshake.
      P<asked> Some of them hated being asked at that age. They do it all the same, since nobody has given them a better question.
      Q<asked> At the fifth time of the same question, {Name} might feel ____.
      H<asked> {helper} can agree beforehand on how long to stay. ~ A known end makes an afternoon shorter.
      H<asked> {helper} can step in with another subject at a secret sign.
      T<asked> {he} can prepare one sentence, such as, "It goes on, how was your holiday?" ~ People like to be asked about themselves.
      T<asked> {he} can find a job at the party, such as carrying plates. ~ Nobody questions a person with plates.
      C<asked> {he} can think, "It is only a handshake with words."
      A<asked> By the time the party comes to the cake, all of them have asked. The one sentence is a bit worn by then, and it still works. Somebody old laughs at something, and for a moment nobody is asking. That part is usually worth the bus ride.
      D<day> A big day has more of everything: more guests, more noise, more sugar, more waiting, and everyone watching. {Name} may look forward to it for weeks and feel ill at ease by noon. It is no contradiction. Excitement and stress use the same parts of the body, so good things can fill it up as well. When it is full, it overflows at something tiny, such as the wrong spoon.
      P<day> The adults are running a day with a timetable, relatives and a turkey or a cake in it. They may be nearer to overflowing than they look. Nobody has told them either that one may leave the table.
      Q<day> Around the middle of the day, {Name} might feel ____. It may help to notice it before others do.
      H<day> Someone at home can go through the day beforehand: who comes, when it is loud, and when nothing happens. ~ Nothing is an item, too.
      H<day> Someone at home can let presents be opened later, with two people in the room. ~ Being watched is half of the work.
      T<day> {he} can agree on a word that means "ten minutes off", and use it. ~ It is easier to say than an explanation.
      T<day> {he} can take over one job with a door to it, such as walking the dog or doing the music. ~ A job is a good reason to leave a room.
      C<day> {he} can think, "Half the day now, and half of it in my own time."
      A<day> Late in the evening somebody folds up paper, and somebody eats the last of something from the bowl. The guests are on the road. If there was a bad quarter of an hour, it was one out of fifty. What was left over will be there tomorrow, and tomorrow is a much smaller day.
    `),
    '11+': script(`
      D<coat> Most of the difficulty of {party} lies in the first ten minutes. There is the door, the coat to be got rid of and the question of where to put one's hands. {Name} may have found that things get easier once there is something to do with them. In the middle it runs by itself for an hour or two. At the end there is the coat again, at the bottom of the pile. Everything in between is optional to a surprising degree.
      D<cake> Celebrations are built like plays. {his} part in {party} may be a small one, and it helps to know where it comes. There is an opening with arrivals and a long middle in which nothing is required. Then there is a high point, when something is carried in or somebody makes a speech. After that the tension goes out of the room, and people begin to be nice to talk to. Anyone who dislikes the high point may be in the kitchen for it, looking for forks.
      D<corner> A letter to {Name} about parties might put in a word for the corners. Every party has people in the middle, who make the noise, and people round the edge, who know what is going on. The edge has the better conversations, since there is room for them. Nobody there is watching to see who dances. It is reached by way of the stairs, the kitchen or the table with the leftover bread. Quite a few of the interesting guests have been there all evening.
      P Hosts notice much less than guests imagine. They are thinking about ice, and about two relatives who do not speak to each other. What they recall afterwards is who came and what was said at the door.
      P Relatives tend to greet people as they were three years ago. So they pinch, kiss and comment. It is possible to step back half a pace and offer a hand, and most of them adjust without noticing. Affection does not depend on the method.
      P Friends who love parties often believe that quieter ones are having a bad time. They mean well when they try to pull somebody on to the floor. A sentence such as "I like it here" is usually all that they need.
      Q<coat> On the way there, {Name} might notice ____. For a lot of people the way is worse than the thing.
      Q When attention turns this way, {Name} may feel ____. Faces go red by themselves and go back by themselves.
      Q Three hours in, {his} energy may be ____. It is a quantity like any other and can be used up.
      H<coat> {helper} can agree on a leaving time and on a message that means "now". ~ An exit that has been arranged is seldom needed early.
      H {helper} can field questions about school, height and plans. ~ Adults have had the same questions and know the answers.
      H {helper} can find out who will be there and in which rooms. ~ Unknown quantities are the tiring ones.
      H<helper> {helper} can say where the quiet people of the family usually hide. ~ Kitchens come up a lot.
      H<adult> {helper} can help by {adult}, if that is wanted. ~ It has been useful before.
      T {he} can take on a task, such as the music or the camera. ~ A person with a camera is part of everything and in the middle of nothing.
      T {he} can prepare two questions to ask people. ~ Most guests will talk for ten minutes about a dog or a trip.
      T {he} can tell somebody, go outside for a bit and come back. ~ One word is enough.
      T<comforter> {he} can leave {comforter} in the quiet room. ~ It is good to know somebody there.
      T<quiet> {he} can plan to spend the hour afterwards {quiet}. ~ Recovery goes better when it has been scheduled.
      T<doing> {he} can try {doing} at the hardest moment. ~ What has worked before is quick to find.
      C<coat> {he} can think, "Ten minutes, and then it runs by itself."
      C<cake> {he} can think, "I will be looking for forks."
      C<corner> {he} can think, "I can follow people from here."
      C<topic> During a speech, {he} can think about {topic}.
      A<coat> The coat is at the bottom, as coats are, and has taken on the shape of forty others. Out on the pavement the quiet is almost loud. It counts as having been to the party whether it was four hours or one and a half. People who leave while it is still good tend to be asked again.
      A<cake> Somebody scrapes the plate, the music has been turned down, and the room is full of chairs at odd angles. The party had its high point, and those who missed it were told about it. There was also a conversation by the fridge. That one may last longer than the cake.
      A<corner> Late in the evening the middle moves to the edge of its own accord. People sit down on the stairs, take off their shoes and say what they think. Whoever was there from the beginning of the party has the best step. Corners ask nothing, and they fill up.
      D<aisle> Being asked to play a part in a wedding is an honour that arrives with a dress code. {Name} may be fond of the people and less fond of being looked at by ninety others. The task itself is modest, a slow walk and a place to stand. It is over in a minute or two, and hardly anyone will be looking for mistakes. Weddings are one of the few public events at which mistakes are welcome.
      D<hello> Every gathering opens with a ritual that adults perform without noticing. At {party} it goes round in a circle of names, cheeks, hands and remarks about the journey. {Name} may find it the most tiring quarter of an hour of the day. It is worth knowing that the ritual accepts nearly any currency. A raised hand, a nod or a "Hi, everyone" to the whole room is accepted as full payment.
      P<aisle> The couple chose somebody they like. They are unlikely to remember a step, and they will remember who stood there. People forgive almost anything in somebody who turned up.
      P<aisle> Relatives comment on growth, hair and plans at such events. A smile and a question about the soup will usually redirect them.
      Q<aisle> Behind the door, before the music, {Name} might feel ____. The two who are getting married may feel much the same.
      Q<aisle> In the outfit, {Name} might notice ____. It was not chosen with sitting in mind.
      H<aisle> {helper} can find out beforehand what exactly is expected, and when it ends. ~ Vagueness is the worst part.
      H<aisle> {helper} can negotiate the shoes. ~ It is easier for an adult to be difficult about such things in a shop.
      T<aisle> {he} can walk towards one face and ignore the rest. ~ Crowds are background, and one friendly face is enough to steer by.
      T<aisle> {he} can say early which part is too much. ~ Weddings have room for changes until the week before.
      C<aisle> {he} can think, "Two minutes, one face, then food."
      C<hello> {he} can think, "One hello to all of them, and it is paid."
      A<aisle> Afterwards the official part is done, and the wedding turns into an ordinary large party with better cutlery. The outfit has served its purpose. It is a peculiar thing to be able to say of a day that one was in it and not only at it. The jumper is in the car.
      A<hello> The closing ritual is longer, since some guests say goodbye three times and stay. It can be shortened in the same way, with one wave for the whole party. By then most people are too tired to notice who embraced whom. What was said in between is what they take home.
      D<asked> Family parties run on a small number of questions, and anyone under eighteen gets the one about school. {Name} may know the sequence: the question, the advice and then a story about somebody's son. It is meant as interest, and it arrives as an inspection. The relatives have no idea that they are the ninth. They only see someone they are fond of and have nothing else to begin with.
      P<asked> People ask about school because it was the one subject they could count on at that age themselves. Most would be relieved to be given another one, and hardly any would notice the change.
      P<asked> The person whose party it is sees little of all this. From the armchair it looks like a room in which everybody came.
      Q<asked> At the door, before the first question, {Name} might feel ____.
      H<asked> {helper} can brief the two worst offenders beforehand. ~ One message can change the subject for a whole afternoon.
      H<asked> {helper} can agree on a time to leave, and keep to it.
      T<asked> {he} can answer in eight words and put a question back at once. ~ Most people prefer to be asked.
      T<asked> {he} can take on a job at the party, such as the music or the photographs. ~ It explains why somebody is standing at the edge.
      C<asked> {he} can think, "Ninth time. Same sentence. No charge."
      A<asked> The sentence gets used up towards evening, and so do the questions. Somewhere between the speeches and the coats there is often a talk with one person that is about something real. It cannot be planned for, and it is a reason to come to a party. The rest is sausage rolls and patience.
      D<day> Some days come with instructions to enjoy them, which is enough to spoil anything. There are guests with the same three questions, hours at a table, and a present to be opened in front of eleven people. {Name} may like nearly all the parts and still be worn out by the sum. Joy, noise and expectation draw on one and the same battery. It is no ingratitude when it runs flat by three o'clock.
      P<day> Adults remember such days as they were told about them. They have forgotten the hour on the stairs. A few of them will follow with a plate, glad of the excuse.
      Q<day> At the moment when it gets too much, {Name} might notice ____. It may show as temper, and it is mostly tiredness.
      H<day> Someone at home can build in an hour when nobody is expected anywhere. ~ It does the whole house good.
      T<day> {he} can say in advance which parts {he} will be there for, and be properly there. ~ Two good hours beat six absent ones.
      T<day> {he} can have somewhere to be: the dog, the kitchen, an errand. ~ Useful people are left in peace.
      C<day> {he} can think, "In for the good bits, out for the rest."
      A<day> The day after is the better holiday for many people: leftovers, no guests, and whatever was in the parcels. The celebration will be told as a good one, since that is how they are told. The hour on the stairs belongs to it, and so does the person who brought up a plate.
    `),
  },
};

export const weddingsAndParties: Frame = withScenes(
  own,
  somebodyMeanAtAParty,
  aTableWithACloth,
  aLoudSongAndThenCake,
  everybodyKisses,
  holdsOnAtParties,
);
