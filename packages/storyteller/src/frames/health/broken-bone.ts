import { theSeasonGoesOn } from './the-season-goes-on.ts';
import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { CAST_IS_GONE, missingTheCast } from './missing-the-cast.ts';
import { backOnItByInches } from './back-on-it-by-inches.ts';

/** Said of the shell itself: then nobody means a sling. */
const IN_A_CAST = /(?<!\b(?:no|without a) )\b(?:casts?|plaster)\b/;

const own: Frame = {
  id: 'broken-bone',
  name: 'A broken bone and a cast',
  says: [
    'broke his arm',
    'broken leg and six weeks in a cast',
    'plaster cast on her wrist',
    'scared of the cast saw',
    'getting the cast off tomorrow',
    'fractured elbow',
    'fell off the climbing frame and broke her arm',
    'cant play football because of a broken foot',
    'itchy under the plaster cast',
    'on crutches for a month',
    'collarbone fracture',
    'sling for six weeks',
    'misses swimming because of his cast',
    'hates being helped with everything since the break',
    'worried the arm will break again',
    'thin arm after the cast came off',
    'boot for a stress fracture',
    'toddler fracture cast',
    'hip spica',
    'broke a bone on the trampoline',
    'greenstick fracture',
    'brocken arm',
    'left hand in a cast and cannot write',
    'cast removal anxiety',
  ],
  claims: {
    strong: [
      'broke two toes',
      'broke her toe',
      'broke his toe',
      'cast comes off',
      'cast is coming off',
      'break arm',
      'break leg',
      'break wrist',
      'break foot',
      'break ankle',
      'break elbow',
      'break finger',
      'break collarbone',
      'break bone',
      'broke his arm',
      'broke her arm',
      'broken arm',
      'broken leg',
      'broken bone',
      'fracture',
      'plaster cast',
      'cast saw',
      'cast off',
      'in a cast',
      'her cast',
      'his cast',
      'leg cast',
      'arm cast',
      'crutch',
      'sling',
      'spica',
      'collarbone',
      'cast removal',
      'under plaster',
      'broken foot',
      'bone break',
      'arm break',
      'leg break',
      'broken wrist',
      'broken ankle',
      'broken toe',
      'broken finger',
      'broken hand',
      'broken elbow',
      'in plaster',
      'the cast',
      'cast',
      'plaster off',
      'plaster comes off',
    ],
    cues: ['cast', 'plaster', 'bone', 'wrist', 'elbow', 'itch', 'break'],
    not: [
      'have a plaster',
      'wear a plaster',
      'put a plaster',
      'sticking plaster',
      'plasters',
      'plaster off her knee',
      'plaster off his knee',
      'band aid',
      'graze',
      'cast of the play',
      'school play',
      'break heart',
      'broken home',
      'cast in',
      'broken toy',
      'broke her glasses',
      'cast list',
      'cast a spell',
      'voice cast',
    ],
  },
  topicWords: ['bone', 'cast', 'arm', 'leg', 'plaster'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'A broken bone needs rest until the doctor says that sport is allowed again, usually some weeks after the cast has come off.',
    'Casts, boots with a bar and harnesses also hold feet or hips that are not broken, so that they grow in a good position (clubfoot, hip dysplasia, tight heel cords); they are changed or adjusted by the clinic, and red marks or cold toes are told to a grown-up.',
    'A cast holds a broken bone still so that it can mend in the right position.',
    'Bone mends itself: first a soft bridge grows, then a hard one; in children it takes some weeks.',
    'Skin under a cast itches; nothing is pushed inside, since it can hurt the skin. Cool air from a hairdryer set to cold, tapping on the outside or a change of position help.',
    'A cast is kept dry unless the hospital says otherwise.',
    'A cast saw moves to and fro very little; it cuts hard things and not loose skin. It is loud and tickles or gets warm.',
    'Afterwards the arm or leg is thin, dry, stiff and sometimes hairier; that goes back within weeks.',
    'If fingers or toes are blue, numb, very swollen or hurt more, a grown-up and the hospital need to know at once.',
    'A child has more than 206 bones: babies are born with about 300, some of which grow together.',
    'Weight for weight bone is stronger than steel in some directions.',
    'A thigh bone that broke and healed thousands of years ago shows that somebody looked after the injured person.',
  ],
  threads: {
    miss: 'a game that goes on without somebody, and a job at the side of it',
    shape: 'a cast that holds a good place, until the body has learned it',
    again: 'a bone that has healed, and going back to where it happened',
    sprain: 'a sprained joint, swollen and resting, with no bone broken',
    knock: 'knock, knock on a hard cast',
    bridge: 'a bridge that grows inside a bone',
    saw: 'the saw that is loud and cannot cut skin',
    weeks: 'six weeks on a calendar, crossed out one by one',
    list: 'what one hand can do',
    skeleton: 'a healed bone that is thousands of years old',
    sling: 'a bone that mends without a cast, in a sling, a strap or a boot',
    thin: 'the thin, pale arm or leg that comes out',
  },
  threadCues: {
    miss: /\b(?:miss(?:es|ing|ed)?|can'?t|cannot|can not|not allowed to|unable to|won'?t be able to|isn'?t allowed to|has to sit out|sit(?:s|ting)? out) (?:\w+ ){0,3}?(?:football|rugby|play\w*|sports?|pe|p\.e\.|swim\w*|gym\w*|danc\w*|climb\w*|trampolin\w*|bikes?|scooter|run\w*|cricket|netball|basketball|ballet|matches|match|training|sports day|holiday|join in|do (?:anything|much))\b|\b(?:gutted|upset|cross|sad|furious|fed up|bored)\b[^.]{0,50}\b(?:can'?t|cannot|miss\w*)/i,
    // Nothing is broken there.
    shape:
      /^(?![^]*\b(?:broke|broken|fractur\w*)\b)[^]*?\b(?:club ?f(?:oot|eet)|talipes|ponseti|boots and (?:a )?bar|toe[- ]walk\w*|serial cast\w*|spica|hip dysplasia|dysplasia|ddh|pavlik|tight (?:heel|calf|tendon)\w*|bow(?:ed)? legs?)\b/i,
    // A collarbone or a toe has no hard shell to knock on.
    sling:
      /^(?![^]*(?<!\b(?:no|without a) )\b(?:cast|plaster)\b)[^]*?\b(?:slings?|collar ?bone|clavicle|toes?|fingers?|thumb|ribs?|nose|boot|splints?|strapped|taped|tape|removable|no cast|without a cast)\b/,
    knock: IN_A_CAST,
    bridge: IN_A_CAST,
    weeks: IN_A_CAST,
    skeleton: IN_A_CAST,
    again:
      /\b(?:healed|mended|all better|since (?:he|she|they) broke|after (?:the|his|her|their) (?:break|fracture|broken \w+)|a year ago|last (?:year|summer|winter|spring|autumn)|(?:does not|doesn'?t|doesnt|did not|didn'?t) want to[^.]*\bagain|(?:scared|afraid|frightened|won'?t|nervous)[^.]*\b(?:again|climb\w*|trampoline|bike|scooter|slide|frame|skat\w*|jump\w*))\b/,
    sprain:
      /^(?![^]*\b(?:broke|broken|fractur\w*|(?<!\b(?:at|in|during|lunch|school|every) )break|cast|plaster)\b)[^]*?\b(?:sprain\w*|twisted|pulled (?:a )?muscle|torn|ligaments?|swollen ankle)\b/,
    saw: /\b(?:saws?|com(?:es|ing) off|taken off|take (?:it|the cast) off|(?:cast|plaster) off|removed)\b/,
    thin: new RegExp(
      String.raw`\b(?:saws?|com(?:es|ing) off|came off|taken off|take (?:it|the cast) off|(?:cast|plaster) off|removed|thin|skinny|peel\w*|hairy)\b|${CAST_IS_GONE}`,
      'i',
    ),
  },
  onlyWhenSaid: ['thin', 'saw', 'sprain', 'again', 'sling', 'shape', 'miss'],
  tellsAlone: ['sprain', 'again', 'sling', 'thin', 'shape', 'miss', 'saw'],
  comesFirst: ['miss'],
  takesHelps: ['miss'],
  roles: {},
  titles: {
    young: [
      { text: 'A Job at the Side', thread: 'miss' },
      { text: 'The Game Goes On', thread: 'miss' },
      { text: 'Hold It Here', thread: 'shape' },
      { text: 'A Bone Has a Rest', thread: 'sling' },
      { text: 'Down Here First', thread: 'again' },
      { text: 'A Rest for a Leg', thread: 'sprain' },
      { text: 'Knock, Knock, Cast', thread: 'knock' },
      { text: 'Knock, Knock, Who Is in There?', thread: 'knock' },
      { text: 'A Bridge in a Bone', thread: 'bridge' },
      { text: 'Buzz Goes the Saw', thread: 'saw' },
      { text: '{name} Has a Rest' },
      { text: 'A Bone That Mends', thread: 'bridge' },
    ],
    older: [
      { text: 'A Job at the Side of the Game', thread: 'miss' },
      { text: 'Weeks on the Bench', thread: 'miss' },
      { text: 'A Place to Grow Into', thread: 'shape' },
      { text: 'A Bone Without a Cast', thread: 'sling' },
      { text: 'A Bone That Has Been There', thread: 'again' },
      { text: 'The Third Rung', thread: 'again' },
      { text: 'Bands That Were Stretched', thread: 'sprain' },
      { text: 'A Sprain Is Real', thread: 'sprain' },
      { text: 'A Bridge Inside', thread: 'bridge' },
      { text: 'How a Bone Mends', thread: 'bridge' },
      { text: 'The Saw That Cannot Cut Skin', thread: 'saw' },
      { text: 'Weeks on a Calendar', thread: 'weeks' },
      { text: 'An Old Bone Tells Something', thread: 'skeleton' },
      { text: 'What Comes Out of a Cast', thread: 'thin' },
      { text: '{name} and the Slow Weeks' },
      { text: 'A Bone That Mends', thread: 'bridge' },
      { text: 'One Strap, Pulled', thread: 'sprain' },
    ],
  },
  benefits: [
    'Explains how a bone mends inside a cast and why it needs time.',
    'Describes what the weeks with a cast are like, or the day it comes off.',
    'Finds small things to do in the weeks between, and leaves the feeling open.',
  ],
  talk: {
    young: [
      'What helps a bone to mend?',
      'How does it feel: heavy, sore, itchy or something else?',
      'Shall we wrap a teddy in a bandage?',
    ],
    older: [
      'What happens inside a bone while nobody is looking?',
      'Which word went into the blank, and is it about the bone or about what is missed?',
      'Shall we make a list of things that work well now?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'sit',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['plaster', 'book', 'pillow'],
  },
  text: {
    '2-3': script(`
      D<knock> A bone in {his} body broke. It hurt. Now it has a cast. The cast is hard. Knock, knock!
      D<knock> Knock, knock! That is the cast. {Name has} a bone in there. It is safe and still. It can mend.
      D<knock> Here is {his} cast. Knock, knock, it is hard. A bone is in there. It broke, and it hurt. Now it can rest.
      D<saw> The cast was on a long time. {Name sits} on a chair. Buzz! The saw is loud. The cast goes crack.
      D<bridge> A bone in {his} body broke. Ow! Now it can mend. It mends in the day. It mends at night.
      D<weeks> One night, two nights, three. {Name} sleeps, and the bone mends. It is slow. A bone knows how.
      D<sling> A bone in {his} body broke. Ow! It has a soft thing on. It can rest in there. It mends.
      P People look at the cast. They want to knock too.
      P The doctor looks at bones. The doctor likes them still.
      P Some grown-ups had a cast too.
      P<sling> Grown-ups break bones too. Then they sit a lot.
      Q With a cast on, {Name} may feel ____.
      Q When it itches, {Name} may feel ____.
      Q When others play, {Name} may feel ____.
      Q<sling> With the sore bit, {Name} may feel ____.
      H {helper} can help with the clothes.
      H {helper} can bring a cup.
      H {helper} can sit there too.
      H<helper> {helper} can draw on the cast.
      H<adult> {helper} can try {adult}.
      H<sling> {helper} can carry things.
      T {he} can knock on the cast.
      T {he} can say, "Help, please."
      T {he} can rest it on a pillow.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      T<sling> {he} can say, "It is sore."
      C<knock> {he} can say, "Knock, knock, bone."
      C<knock> {he} can say, "Mend, bone, mend."
      P<saw> The saw is loud. It cannot cut skin.
      Q<saw> When it goes buzz, {Name} may feel ____.
      H<saw> {helper} can hold one hand.
      T<saw> {he} can cover both ears.
      C<saw> {he} can say, "Buzz, buzz, bye-bye, cast."
      C<topic> {he} can think about {topic}.
      C<bridge> {he} can say, "Mend, bone. You know how."
      C<weeks> {he} can say, "One night, two nights, mend."
      C<sling> {he} can say, "Rest, bone, rest."
      A<knock> Knock, knock. The bone is in there. It mends in the day. It mends at night. Good bone.
      A<knock> The cast stays for now. It is hard, so the bone can rest. One day it comes off. Knock, knock!
      A<saw> Crack! The cast is off. Hello, skin! It is dry and soft. Bye-bye, cast.
      A<saw> The saw stops. Now it is quiet. The cast has two halves. Hello, air! Hello, bone!
      A<bridge> The bone mends all by itself. It does not make a sound. Shh, bone at work. Night-night, bone.
      A<weeks> One more night is done. The bone got a bit more strong. Sleep, bone, sleep.
      A<sling> The bone rests. The bone mends. One day the soft thing comes off. Hello, bone!
      D<shape> {Name} has a leg and a foot. They grow. A cast or a boot can hold them. So they grow in a good place. Knock, knock!
      P<shape> The doctor looks at the toes. Hello, toes.
      P<shape> Grown-ups know it is odd.
      Q<shape> With it on, {Name} may feel ____.
      Q<shape> At bedtime, {Name} may feel ____.
      H<shape> {helper} can look at the toes.
      H<shape> {helper} can carry and lift.
      T<shape> {he} can wiggle the toes.
      T<shape> {he} can kick a soft pillow.
      C<shape> {he} can say, "Hold it here."
      A<shape> It holds the leg in a good place. The leg grows and grows. Toes can wiggle. Hello, toes.
      D<miss> The bone has a rest. The cast is on. {Name} may want to run. Not yet, says the bone. Here is a seat with a view.
      P<miss> The others shout and run. They like a clap.
      Q<miss> On the seat, {Name} may feel ____.
      H<miss> {helper} can bring a game here.
      T<miss> {he} can clap for the others.
      C<miss> {he} can say, "Rest, bone. I can clap."
      A<miss> Rest, bone, rest. The cast is a good bed for it. Clap, clap! {Name is} in the game. Bye-bye, ball.
    `),
    '4-5': script(`
      D<bridge> When a bone breaks, there is a gap. {his} body knows what to do. It builds a small bridge over the gap. First the bridge is soft, and then it gets hard. The cast holds all of it still.
      D<bridge> In the cast, {his} body is at work. A bone broke in there, so now there is a gap. First a soft bridge grows over the gap. Then the bridge gets hard, a bit each day. The cast keeps it still.
      D<knock> A cast is a hard shell, like a snail has. {Name has} one round a bone that broke. The bone cannot move now, because that is how it mends. When somebody knocks, the cast sounds hollow. The other bones can move as before.
      D<saw> One day {his} cast comes off. It is so hard that scissors cannot cut it. So there is a saw, and it is loud. It may buzz and tickle. It shakes to and fro, and it cannot cut soft skin.
      P Friends look at the cast first. They want to draw on it, because it has so much room.
      P Grown-ups may say "careful" all day long. A broken bone makes people careful for a while.
      P Doctors can see bones on a picture. They know how long to wait.
      Q With a hard cast on, {Name} may feel ____.
      Q When friends climb and play, {Name} may feel ____.
      Q When it itches in there, {his} skin may feel ____.
      H {helper} can help with clothes and doors. ~ It takes longer, and that is fine.
      H {helper} can tap on the cast where it itches. ~ Taps from outside can help.
      H {helper} can cross out a day each night. ~ Then the wait can be seen.
      H<helper> {helper} can think up games for sitting with {him}. ~ There are more than ten.
      H<adult> {helper} can help on a slow day. ~ The first thing to try is {adult}.
      T {he} can rest the cast up on a pillow.
      T {he} can tell a grown-up if it hurts or tingles.
      T {he} can choose who draws on it.
      T<comforter> {he} can rest the cast on {comforter}.
      T<quiet> {he} can spend some time {quiet}.
      T<doing> {he} can try {doing} when it itches.
      C<bridge> {he} can think, "Bridge, grow, I can wait."
      C<knock> {he} can say, "Knock, knock, are you mending?"
      C<knock> {he} can think, "I have a shell for now."
      P<saw> The doctor with the saw knows that it is loud. Many children cover their ears.
      Q<saw> When the saw is near, {Name} may feel ____.
      H<saw> The doctor can show the saw on a hand first. ~ Then all can see that it does not cut skin.
      T<saw> {he} can cover both ears or put headphones on.
      C<saw> {he} can think, "Loud for the cast, soft for the skin."
      C<topic> {he} can sit back and think about {topic}.
      A<bridge> Nobody sees the bridge grow. It grows by day, and it grows by night. When it is strong, the cast can go. Until then the bone has a good house.
      A<bridge> The bridge is in there, and it gets harder each day. Nobody needs to help it. A bone knows how to do that. The cast only keeps it still.
      A<knock> A snail keeps its shell, and a bone gives it back. One day the shell comes off. Soft skin is under it. The cast is still hard today, so knock, knock, not yet.
      A<knock> Knock, knock, says a finger. It sounds hollow, so the shell is still on. The bone in there is busy. One day the finger will knock on soft skin.
      A<saw> Crack, and the cast is in two halves. The skin in there is dry and thin. It has not seen light for weeks. The saw is quiet, and the cast is empty now.
      A<saw> The saw made a lot of noise, and now it stops. The air feels cool on the skin. It may feel light there without the cast. The two halves lie on a table, both of them empty.
      D<sprain> In each leg and arm there are strong bands. One of {his} bands got stretched too far. The bone is whole, but the place is thick and sore. It mends by itself, slowly. Until then, it has a rest and gets some help.
      P<sprain> Grown-ups sprain things too. They say ow, and they sit with one foot up.
      Q<sprain> When others run, {Name} may feel ____.
      H<sprain> {helper} can find a good place to sit and see.
      T<sprain> {he} can rest it up on a pillow.
      C<sprain> {he} can say, "Rest, leg or arm. You know how to mend."
      A<sprain> It is a bit less thick each week. A leg or an arm can mend while there is a story. The doctor said how long. Then it can be tried. First one step, and then one more.
      D<again> A bone in {his} body broke, and it has healed. It is strong again. But the place where it broke can still look big. Legs may stop there by themselves. A body remembers an ow for a while and takes care.
      D<weeks> A bone that broke needs lots of nights. {Name} can see them on a calendar, row by row. Each night the bone gets a bit more hard. Nobody can see it from outside. It works while people sleep.
      D<sling> Some broken bones need no hard cast. {his} bone has a rest in another way. It may be a sling, a splint or a boot. Inside, the body builds the bone up again. It knows how to do that.
      P<again> Grown-ups are careful too after a fall. They hold on to the rail with two hands.
      P<sling> People may not see that a bone broke. They can be told. Then they leave more room.
      P<sling> Grown-ups broke things as well, a toe or a thumb. They hopped about and said "ow".
      Q<again> Near that place, {Name} may feel ____.
      Q<sling> When others run and climb, {Name} may feel ____.
      Q<sling> When the place is sore, {Name} may feel ____.
      H<again> {helper} can go along and stay below.
      H<sling> {helper} can help with clothes and doors.
      H<sling> {helper} can make room on the sofa. ~ Room is good for a bone.
      T<again> {he} can do one small bit of it and come back.
      T<sling> {he} can say, "Please leave some room. It is mending."
      T<sling> {he} can tell a grown-up if it hurts more.
      T<sling,quiet> {he} can sit and spend some time {quiet}.
      C<again> {he} can say, "Down here first."
      C<weeks> {he} can say, "One more night, one more bit of bone."
      C<sling> {he} can think, "Rest, bone. I will sit with you."
      A<again> One small bit is enough for a day. The bone is in there and does its job. Some day, an arm or a leg wants to go higher. The place can wait.
      A<weeks> One more day on the calendar has a cross. The bone used it well. There is no way to hurry a bone. It is slow, and it is good at what it does.
      A<sling> The bone rests, and it mends. Doctors know how long it takes. One day the thing that holds it comes off. Until then there are sofas, and games for sofas.
      D<shape> Nothing is broken here. {Name} has legs that grow. A cast or a boot can hold them in a good place. It is like a hand that does not get tired. It can be heavy, and it can be in the way.
      P<shape> The doctor did not like to make it so heavy. It works best when it holds still.
      P<shape> Other children may knock on it. They want to know what it sounds like.
      Q<shape> With it on, {his} legs may feel ____.
      Q<shape> When it is put on, {Name} may feel ____.
      H<shape> {helper} can look at skin and toes each day. ~ Then red spots get found.
      H<shape> {helper} can think of games for the floor.
      T<shape> {he} can say where it rubs.
      T<shape> {he} can wiggle all the toes there are.
      C<shape> {he} can think, "It holds, and I grow."
      A<shape> In the cast, a leg does its job, which is to grow. It takes a long time, a bit each day. Toes can stick out and say hello. Games fit on the floor as well.
      D<miss> A bone is at work under the cast. It needs a quiet time for that. {Name} may look on while others run and jump. That is a hard job. At the side of a game there are other jobs, too. Somebody keeps the score, and somebody shouts "Go!"
      P<miss> The others may forget to ask. They would like {Name} there, and they do not know how.
      Q<miss> When the others play, {Name} may feel ____.
      H<miss> {helper} can ask which games work with a cast. ~ There are more than one would think.
      T<miss> {he} can count the goals, or the jumps.
      T<miss> {he} can say, "I would like a job."
      C<miss> {he} can think, "My bone is busy, and I have a job."
      A<miss> The game is over, and somebody knows how many goals there were. The bone got a bit more solid in that time. The cast comes off when a doctor says so. Then the legs and arms can be out of breath together.
    `),
    '6-7': script(`
      D<bridge> A bone is not like a stick. It is alive, and it can mend. Where {his} bone broke, the body first makes something soft, a bit like gum. Then it turns that into new bone, layer by layer. That takes weeks. The cast keeps everything still, so that the bridge grows straight.
      D<bridge> Under {his} cast, the body is at work. The bone broke, so there is a gap, and it can close again. First something soft grows across it, like a bridge. Week by week, the bridge turns into hard bone. Nobody can see that, and nobody can make it hurry.
      D<saw> How does {his} cast come off? It is cut with a saw. The saw does not spin. It shakes to and fro, only a tiny bit. So it can cut hard things, and soft skin gives way. It may tickle and get warm. It is as loud as a hoover.
      D<weeks> With a cast, weeks seem to have more days than before. {Name} may look at a calendar and see a long row. On some days it itches, and on some it is just in the way. Still, each day the bone gets a bit harder. Nobody can make it go faster. It works at night as well.
      P Friends want to know how it happened. They like the story better than the waiting. It can be told long or short.
      P A person who helps with clothes may do too much. It is meant well. "I can do that bit" is a good sentence.
      P<saw> The doctor with the saw has heard many people shout at it. The doctor knows that it is the noise.
      Q When others climb and jump, {Name} may feel ____.
      Q When it itches where nobody can scratch, {Name} may feel ____.
      Q<saw> When the saw starts, {Name} may feel ____.
      Q On the day the cast comes off, {his} tummy may feel ____.
      H {helper} can find clothes with wide sleeves or legs. ~ That saves a lot of time.
      H {helper} can blow cool air in at the edge. ~ It helps against the itch, and nothing gets stuck.
      H<saw> The doctor can show the saw on a hand first. ~ Then everybody sees that it cannot cut skin.
      H<helper> {helper} can make up games for one sofa with {him}. ~ Some are harder than they look.
      H<adult> {helper} can help by {adult} when waiting is hard. ~ Waiting is the main work of mending.
      T {he} can tell a grown-up if fingers or toes feel odd. ~ That is good to know early.
      T {he} can learn one thing with the other side. ~ It will look funny at first.
      T<saw> {he} can cover both ears when the saw starts. ~ Headphones are good too.
      T<comforter> {he} can rest the cast on {comforter}. ~ It is the right size for that.
      T<activity> {he} can ask how to be part of {activity} for now. ~ A game needs a judge, too.
      T<quiet> {he} can spend some time {quiet}. ~ The bone goes on with its work.
      T<doing> {he} can try {doing} when it itches. ~ An itch gets bored after a while.
      C<bridge> {he} can think, "Somebody is building in there."
      C<bridge> {he} can think, "Soft bridge, hard bridge, done."
      C<saw> {he} can think, "Loud, warm, tickly, off."
      C<weeks> {he} can think, "One more day, and a bit more bone."
      C<topic> In the waiting room, {he} can think about {topic}.
      A<bridge> When the bridge is done, the bone is a bit thicker there. Later the body makes it smooth. It does not forget how to do that. The cast was only there to keep it quiet.
      A<bridge> One day a doctor sees the bridge in the bone on a picture. It is whole, and it can carry something again. The cast has no more work to do. The body works on it a bit longer, until it is smooth.
      A<saw> The saw stops, and it is quiet. Under the cast there is skin that peels and looks old. It is not old, it only had no air. In a few days it looks like the other side.
      A<saw> It buzzed, and it tickled, and now the saw hangs on the wall. The cast is in two halves like a nutshell. The air feels cool on the skin that was in there. Soap and water feel odd too, for a day.
      A<weeks> The last box on the calendar is like the others, only circled. Then the cast is off, and the bone goes on with getting strong. At first it is stiff, and that is normal. A body likes to learn it again bit by bit.
      A<weeks> One day has a cross through it now, and that was today. It itched, and there was lunch, and the bone got a bit harder. A row of days gets short from one end. Nobody needs to push it.
      D<sprain> In arms and legs, strong bands hold the bones together. One of {his} bands got stretched too far. That is called a sprain. The place swells up, because the body sends help there. No bone is broken, and it can still hurt a lot. It takes some weeks until the band is firm again.
      P<sprain> Some people think that a thing without a cast does not hurt. They cannot feel it. They can be told.
      Q<sprain> When it is time to sit and watch, {Name} may feel ____.
      H<sprain> {helper} can carry things and walk slowly too. ~ Doors are easier with two.
      T<sprain> {he} can put it up on a cushion in each break. ~ Then it swells less.
      C<sprain> {he} can think, "It is a band, and it is mending."
      A<sprain> Doctors say when it may be used again, and for how long. The band gets firm by resting first and moving later. A leg or an arm is patient, more than its owner. One day it is just there again, without a word.
      D<again> The bone that broke in {his} body is whole again. It is not the bone that is slow now. It is the head, which remembers the fall and says "careful". That is its job. It will say it less when nothing happens for a while.
      D<sling> Not each broken bone gets a hard cast. {his} bone has a sling, a strap or a boot to keep it still. A collar bone, a toe or a finger often mends like that. Inside, the body builds a soft bridge first, and then a hard one. It takes some weeks, and nobody can see it from outside.
      D<skeleton> Bones have mended for as long as there have been bones. {his} body knows it from there. In museums there are very old bones that broke and mended again. It can be seen as a thick place, like a knot in a rope. Probably somebody helped that person, and brought food and water.
      P<again> Friends may call, "Come on!" They did not fall. They cannot see that a head is being careful.
      P<sling> Without a cast, people forget that a bone is broken. They may bump into it or ask for help with a bag. One sentence is enough to tell them.
      P<sling> Doctors choose what holds a bone still. They look at the picture and know which bone needs what. Some need less than people think.
      Q<again> At the place where it happened, {Name} may feel ____.
      Q<sling> When others run and climb, {Name} may feel ____.
      Q<sling> When somebody forgets and bumps it, {Name} may feel ____.
      H<again> {helper} can stand close by, and go as slowly as it takes. ~ There is no clock.
      H<sling> {helper} can find clothes that go on easily. ~ Wide ones save a lot of time.
      H<sling> {helper} can tell the school what is allowed for now. ~ Then nobody needs to guess.
      T<again> {he} can stop at a height that feels fine and look around. ~ Then it can be one more step, or none.
      T<sling> {he} can say, "It is broken, so please leave some room." ~ It cannot be seen from outside.
      T<sling> {he} can tell a grown-up at once if it hurts more or tingles. ~ That is good to know early.
      T<sling,quiet> {he} can rest it and spend some time {quiet}. ~ Bones like that.
      C<again> {he} can think, "The bone is ready. My head may take its time."
      C<sling> {he} can think, "No cast, and still a builder at work."
      C<skeleton> {he} can think, "Bones know how. They did it long ago."
      A<again> Today it was the first rung, or only the grass beside it. Both are a start. The bone gets stronger by being used, in any game. One day there will be a higher rung, and it will be nothing much.
      A<sling> Bit by bit, the place hurts less, and that is the bridge getting hard. A doctor says when the strap or the boot may go. Then the bone needs some days to get used to work. It has done all the rest by itself.
      A<skeleton> The old bone lies in a museum and tells that it got well. A bone of today does the same, without a sound. Somebody brings the water, as somebody did then. It is a good story for a sofa.
      H {helper} can blow cool air under the edge with a hairdryer. ~ Cool air is good for an itch.
      D<shape> A cast is not only for broken bones. It can also hold a leg in a good place while it grows. {Name} may have a cast like that, or boots, or a bar. Nothing broke, and nobody made a mistake. Tight parts get longer in there, so slowly that nobody can see it. It is heavy work, and the heavy part is on the outside.
      P<shape> Other children think that something broke, because that is what they know. One sentence can tell them.
      P<shape> Doctors change it or set it again from time to time. They like to hear where it rubs.
      Q<shape> With it on, {Name} may feel ____.
      Q<shape> On the first evening, {his} legs may feel ____. They may be cross legs.
      H<shape> {helper} can look at skin and toes each day. ~ A red place is easy to help when it is found early.
      H<shape> {helper} can find out what works sitting or lying down. ~ It is more than it seems.
      T<shape> {he} can say where it rubs or itches. ~ The clinic can change it.
      T<shape> {he} can choose a colour or a sticker for it. ~ It is going to be seen anyway.
      C<shape> {he} can think, "Nothing broke. It holds, and I grow."
      A<shape> A leg grows by itself, and the cast only shows it where. It comes off when the doctor says that it has learned the place. Until then there are games that can be played from one spot. Somebody else can run for the ball.
      D<miss> While a bone mends, knocks are bad for it, so running games wait. {Name} may miss them most at playtime, when the ball goes by. It is not fair, and nobody can be blamed for it. A match has more places than those on the grass. There is the score, the whistle, the stopwatch and the best shout.
      P<miss> Friends in the middle of a game think of the ball. That does not mean that they have forgotten anybody. Someone who is asked for a job can usually find one.
      Q<miss> When the ball goes past the bench, {Name} may feel ____. It may be cross and sad in turns.
      H<miss> {helper} can talk to the coach or the teacher about a job. ~ A job has a place to stand.
      H<miss> {helper} can count the weeks that are left and cross them off. ~ A number gets smaller.
      T<miss> {he} can keep the score and read it out. ~ Everybody listens to the score.
      T<miss> {he} can learn a card trick, or a game that needs one arm. ~ There is time for it now.
      C<miss> {he} can think, "This week the bone plays, and I keep the score."
      A<miss> The final whistle goes, and the score is written down. Under the cast the bone has played its own match, very quietly. A doctor says when it is ready for knocks again. Until then there is a place at the side with a good view.
    `),
    '8-10': script(`
      D<skeleton> Bones have been mending for as long as there have been bones, and {hers} can do it too. In museums there are skeletons many thousands of years old, and some have a leg that broke and healed. That tells a story. Somebody with a broken leg could not hunt for months, so others brought food and water and stayed. There are casts and sofas now. The rest is the same.
      D<bridge> Bone is building material that can repair itself, and no engineer has managed that so far. Where {his} bone broke, cells began within hours to clear up and to build. First comes a soft bridge, and then a hard one. In the end it is even shaped so that the old form comes back. A cast does none of this. It only holds still, which is harder than it sounds.
      D<bridge> A broken bone does not wait to be told what to do. Within hours, {his} body sent cells to the place, some to clear up and some to build. They make a soft bridge first and replace it, bit by bit, with real bone. The cast gives no orders and carries no bricks. It keeps everything still, and builders like that best.
      D<thin> After some weeks, the saw runs along {his} cast, loud and warm, and the shell comes apart. What is in it looks like somebody else's. It is thin and dry, it smells, and the skin flakes. That can be a surprise. Muscles that have nothing to do get smaller, and skin without air does not wash itself. The bone is healed, and the rest is on holiday. It comes back.
      P Friends are interested for about a week, because a broken bone is news. Then it becomes normal to them, while it is not over at all. It is not coldness. Nobody can feel another person's bone.
      P Adults keep asking how it happened, and some make it sound like somebody's fault. Bones break when people move. A childhood without a single bump would be a very quiet one.
      P A coach or a teacher may forget to include somebody who cannot join in. They are counting players. A question such as "What could I do today?" helps them.
      Q When the others go out to play, {Name} might feel ____.
      Q In the middle of a long day, {Name} may notice ____. Bones are not known for their hurry.
      Q<thin> At the first look at what was under the cast, {Name} might feel ____.
      H {helper} can help with exactly what is asked for, and wait with the rest. ~ Some things are possible and only slow.
      H {helper} can put a cool hairdryer to the edge of the cast. ~ Rulers and pencils stay outside, because skin is thin in there.
      H The school can give more time for writing, stairs or lockers. ~ It is a matter of a few weeks.
      H<helper> {helper} can come up with things that need brains and no bones. ~ There are quite a few.
      H<adult> {helper} can help by {adult} when the weeks drag. ~ The fourth week is often the longest.
      T {he} can tell somebody at once if fingers or toes go numb, blue or cold. ~ Then the cast may be too tight.
      T {he} can train one new thing with a part that is free. ~ It gets better faster than expected.
      T {he} can mark the days backwards on the calendar. ~ Counting down seems shorter than counting up.
      T<comforter> {he} can use {comforter} as a cushion for the cast. ~ It was going to be on the sofa anyway.
      T<activity> {he} can look for a job around {activity} that needs no bone. ~ Somebody keeps the score.
      T<quiet> {he} can spend part of the day {quiet}. ~ It goes well with a sofa.
      T<doing> {he} can try {doing} when an itch begins. ~ It usually lasts a few minutes.
      C<skeleton> {he} can think, "Bones have done this for ages."
      C<skeleton> {he} can think, "At least I need not hunt."
      C<bridge> {he} can think, "The builders are in."
      C<thin> {he} can think, "On holiday, and coming back."
      C<topic> On the sofa, {he} can think about {topic} and let the bone get on with it.
      A<skeleton> Nobody knows the name of that person in the museum. But somebody carried the water. The leg held for years after that, as the bone shows. A break that has healed is one of the friendliest things a skeleton can have.
      A<skeleton> In a thousand years nobody will know about this bone, unless they look very closely. They would see that it broke and that it healed. They would know that somebody carried the water. It is all there is to say, and it is quite a lot.
      A<bridge> The builders leave a small bump, and in children even that is smoothed away with time. Most people forget after some years which side it was. Only a doctor with a picture can still tell. The bone itself is back at work.
      A<bridge> The site has been cleared, and the bridge is open. Nothing tells those who walk past that a bone was ever broken. Cells are modest like that, and they have gone on to something else. The cast has its signatures, and the bone has its peace.
      A<thin> In two weeks the flakes are gone, and in six the muscles have grown. An arm or a leg learns its job again by doing it, a little every day. It may ache a bit on the way. The cast ends up on a shelf, with all its signatures.
      A<thin> The thin side catches up, in secret and with a little help from stairs, balls and bags. Nobody can say on which day it was done. At some point somebody looks for the side with the cast and finds two that match. The shell may keep its dust.
      D<sprain> The joints of arms and legs are held together by ligaments, which are tough bands like short straps. One of {his} straps was pulled further than it likes. The bone has stayed whole, and yet it hurts, because ligaments have many nerves. The swelling is the body's repair crew arriving all at once. It takes weeks, and it cannot be seen from outside. That makes it harder to explain than a cast.
      P<sprain> Someone who limps without a cast hears "Is it really that bad?" now and then. People believe in plaster. They forgot their own ankles long ago.
      Q<sprain> On the bench, {Name} might notice ____. The first day is the funny one.
      H<sprain> {helper} can tell the school what is allowed and for how long. ~ Then nobody needs to discuss it at the gym door.
      T<sprain> {he} can do the small exercises that a doctor or physio gives, and no more. ~ Bands like a little, often.
      C<sprain> {he} can think, "Straps mend slowly and hold for years."
      A<sprain> Resting comes first, moving comes second, and football comes last. The repair crew leaves without saying goodbye, and at some point the stairs are only stairs. The arm or leg has learnt its limits, and so has its owner. It will be used again.
      D<again> A healed bone is as strong as it was, and even thicker for a time at the broken place. {Name} may know that and stop all the same. The body has two repair shops, and they work at different speeds. The one for bones has finished. The one for fright is still busy, because it needs proof, and proof takes some ordinary afternoons.
      D<weeks> A calendar with a broken bone on it has a long row of days that look alike. {Name} may know them: interesting at first, then less and less. Meanwhile, cells take down what was damaged and build it up again, on weekends as well. They send no word of how far they have got. Most of the work is done on days when nothing seems to happen.
      D<sling> Doctors use as little as will keep a bone still. For some that is a sling, a strip of tape or a boot. {his} broken bone is one of those. It does not get signatures, and it looks like nothing much. Inside it goes as it does in any other break. First comes a soft bridge, then a hard one, and after some weeks the load can come back.
      P<again> Those who say "nothing can happen" mean well and are not quite right, as everyone knows who has broken something. "You decide how far" is a better sentence. Some adults find it.
      P<sling> A cast tells everybody to be careful. Without one, people forget, hand over heavy bags and slap shoulders. They are not unkind, only badly informed.
      P<sling> Those who run a game may forget the person at the side, above all when nothing shows. "What could I do today?" reminds them.
      Q<again> On seeing the place again, {Name} might notice ____. Hands often notice first.
      Q<sling> When the others go on with it, {Name} might feel ____.
      Q<sling> When somebody says that it cannot be so bad, {Name} might notice ____.
      H<again> {helper} can ask a doctor what is allowed again, and say it aloud. ~ A clear yes is worth having.
      H<sling> {helper} can tell the school what is allowed, and until when. ~ A date ends most discussions.
      H<sling> {helper} can help with what is asked for, and wait with the rest. ~ Slow is often possible.
      T<again> {he} can go up as far as it feels all right, and down again, five times. ~ Repeating is what the second shop needs.
      T<sling> {he} can have one sentence ready, such as "It's broken, there's just no cast." ~ It saves a good deal of explaining.
      T<sling> {he} can tell somebody at once if it goes numb or hurts more. ~ Then something may need to be looser.
      T<sling,quiet> {he} can spend an hour or two {quiet}. ~ Sofas are made for it.
      C<again> {he} can think, "Five times low is better than once high."
      C<weeks> {he} can think, "Nothing to see, and the builders are in."
      C<sling> {he} can think, "Invisible, and under repair."
      A<again> After some goes, the low part is boring, and boring is the aim. The next part begins there. Nobody else can say when it is time for it. The bone will come along, arm or leg, without complaint.
      A<weeks> The last day in the row looks like the others and is worth more than all of them. It is the day on which a doctor looks at a picture and nods. After that a body learns its old job again, bit by bit. The days in between are soon forgotten, although the bone did its work in them.
      A<sling> At some point somebody notices that it no longer hurts to sneeze, or to tie a shoe. That is how this kind of mending ends, with nothing to saw through and nothing to keep. A doctor says what is allowed, and when. The bone goes back to being a thing that nobody thinks about.
      P<thin> Doctors and nurses who open casts expect what comes out. To them it looks as it does on everyone. They can say what is allowed now and what can wait.
      P<thin> Friends may think that it is all over when the cast is off. For the muscles it is the beginning. One sentence is enough to tell them.
      H<thin> {helper} can ask the doctor what is allowed again, and when. ~ Sport often comes back later than stairs do.
      T<thin> {he} can move it slowly in warm water. ~ Warm joints are less stiff.
      D<shape> A plaster cast can do two jobs, and {Name} has one for the second. The first is to keep a broken bone still. The second is to hold something unbroken, such as a foot or a hip, where it is to grow. Muscles and tendons get longer when they are held long, by a hair each week. It is a slow method, and it has worked on a great many legs.
      P<shape> Everyone asks, "How did you break it?" It is a friendly question with the wrong word in it. A short answer saves a story.
      P<shape> Orthopaedic doctors are patient people, because their work takes months. They would rather change a cast once too often than have it rub.
      Q<shape> On the day it went on, {Name} might have felt ____.
      Q<shape> Watching the others run, {Name} might feel ____.
      H<shape> {helper} can check skin and toes every evening. ~ Small red marks are easy to deal with, and big ones are not.
      H<shape> {helper} can help to plan the way to school and the stairs. ~ Most of the trouble is in the stairs.
      T<shape> {he} can tell the clinic exactly where it presses. ~ They can alter it.
      T<shape> {he} can keep a list of what can be done with two arms. ~ It is long.
      C<shape> {he} can think, "Slow method, good leg."
      A<shape> Inside the plaster nothing seems to happen, and that is how growing looks. Week by week the leg gets used to a better place. When the cast comes off, there will be pale skin and some hair. The foot gets to know the floor again, and the stairs get easier.
      D<miss> A cast does two things, and only one of them is useful. It holds the bone still, and it holds its owner away from everything that was planned for these weeks. {Name} may find the second part worse than the break. There is no way to hurry a bone. It is possible to stay part of a team in the meantime. At every match there are people who film, keep the score and see what players miss.
      P<miss> Team-mates often say nothing, because they do not want to rub it in. It can look as if they did not care. A sentence such as "Tell me how it went" opens the gate.
      Q<miss> On match days, {Name} might feel ____. Envy and being glad for somebody can sit on one bench.
      H<miss> Someone at home can take {him} along all the same, and leave when it gets too much. ~ Half a match is an option.
      H<miss> Someone at home can ask the doctor for the real date. ~ A date is easier than "soon".
      T<miss> {he} can watch one player for ten minutes and write down what works. ~ Coaches do exactly that.
      T<miss> {he} can start one thing that there was no time for before. ~ Chess players have been made by less.
      C<miss> {he} can think, "Out for weeks, and still in the team."
      A<miss> One day the cast is sawn open and the arm or leg looks pale and thin. It will need practice, and the doctor says how much. Whoever has watched a team for weeks comes back with sharper eyes. The bone, as agreed, has done its part.
    `),
    '11+': script(`
      D<skeleton> With a broken bone, {Name is} in old company. Among the first signs of civilisation, some people count a thigh bone that broke and healed. An animal with a broken leg does not live long enough for that. A person did, because somebody stayed, carried water and kept watch for months. It may sound solemn for some weeks in a cast. Still, it is the same arrangement, in which one person rests and several others fetch things. The bone takes its time and does not respond to impatience.
      D<weeks> The first days of a cast are interesting, and the last is a festival. In between there are five weeks that nobody writes about. {Name} may know them, with the plastic bag in the shower, the clothes that are too narrow and the itch that cannot be reached. Meanwhile, cells are turning a soft bridge into bone with great discipline. They do not need encouragement. What needs encouragement is the rest of the person.
      D<weeks> Bone is one of the few parts of a body that heal without a scar. It takes its time over that, and {his} arm or leg is no exception. Six weeks is a common figure: one that is interesting, and five that nobody writes about. On a calendar they look even longer than they sound. Inside the cast, a soft bridge is being turned into bone, and most of that gets done on days when nothing seems to happen.
      D<thin> What comes out of a cast is a disappointment. There is a roar, a smell, a crack, and then an arm or a leg that looks borrowed from somebody older. {Name} may look from one side to the other and wonder. Muscle disappears within weeks when it is not used, and it returns more slowly than it went. At that point the bone is healed, and the rest of the work is only beginning.
      P Friends miss somebody for two weeks and then rearrange themselves. It can look like being replaced. Groups do that in order to go on with things, and most would rather have the old order back.
      P Parents relive the moment more often than the one it happened to. Some become cautious about everything that moves. It helps to agree on what the doctor has said, and to leave the rest out.
      P People hold doors, sign the cast and ask for the story. By the twelfth telling it has improved, and by the twentieth a shorter version is kinder to everyone.
      Q Watching others do what is not possible at present, {Name} might feel ____.
      Q In the middle of all those weeks, {Name} may notice ____. It is their least photogenic part.
      Q<thin> When the cast is off and the limb is thin, {Name} might feel ____.
      H {helper} can ask before helping. ~ Being helped into a sleeve is an odd experience when nobody asked for it.
      H The school can arrange a scribe, a lift or more time. ~ It is temporary, and so is the embarrassment.
      H A physiotherapist can show what to train and how much. ~ Too early is as unhelpful as too late.
      H<helper> {helper} can provide distraction of good quality. ~ Six weeks deserve better than daytime television.
      H<adult> {helper} can offer {adult} in the middle weeks. ~ They are the ones that need it.
      T {he} can report numbness, blue fingers or toes, or growing pain at once, even at night. ~ A cast that is too tight is an urgent matter.
      T {he} can use the weeks for one skill that needs only what is left. ~ People have learned chess that way.
      T {he} can keep a role in something that involves no bones. ~ Tactics look different from the bench.
      T<comforter> {he} can prop the cast on {comforter}. ~ It is a medical use.
      T<activity> {he} can find a version of {activity} that the doctor allows. ~ There is often a small one.
      T<quiet> {he} can spend a part of each day {quiet}. ~ A habit gives shape to slow weeks.
      T<doing> {he} can try {doing} when the itch begins. ~ It tends to pass within minutes.
      C<skeleton> {he} can think, "Somebody carried the water, and somebody is carrying mine."
      C<weeks> {he} can think, "The builders are on schedule. It is only me who is early."
      C<weeks> {he} can think, "Week four. Nobody sings about it."
      C<thin> {he} can think, "Borrowed leg, borrowed arm, mine in time."
      C<topic> On the sofa, {he} can think about {topic}, since there is time for it at last.
      A<skeleton> The thigh bone lies in a drawer, knitted together with a visible ridge. Whoever it belonged to walked on it again. The people who fetched the water left no trace, apart from that. Being looked after for six weeks is an old human experience, and nearly everyone gets a turn at both parts.
      A<weeks> On the last day the saw is loud, the cast falls open, and five unwritten weeks are over. They are hard to remember later, because so little happened in them. Something did happen, though, in the dark, at the speed of bone. It was the most important event of the month.
      A<thin> The limb catches up by use, and it does so most quickly when nobody looks at it every day. Stiffness goes first, then the dry skin, and the strength comes back last, until one day both sides feel the same. The cast, in the meantime, has become an object that smells, with names on it.
      D<sprain> A sprain is an injury with a poor reputation, because there is nothing to sign. A ligament in {his} body, in an arm or a leg, has been stretched or partly torn, while the bone has remained intact. It may hurt as much as a break and last as long. The swelling is a repair team with bad manners. What it needs is rest, then movement a little at a time, in that order.
      P<sprain> Coaches and friends tend to ask every day whether it is better. They would like it to be. A date from a doctor is more useful to them than a face.
      Q<sprain> When a match goes on without {him}, {Name} might feel ____. Two feelings at once are possible.
      H<sprain> {helper} can organise lifts and drop the subject of how it happened. ~ It has been covered.
      T<sprain> {he} can keep to the plan of the doctor or physio, on good days too. ~ Most second sprains happen on a good day.
      C<sprain> {he} can think, "A little, and on schedule."
      A<sprain> The dull part of an injury is also the part that decides how well it heals. In a few weeks the arm or leg will do as it is told again, a little stiff in the mornings. Balance comes back through practice, for instance on one foot while brushing teeth. Then it is simply a joint that has been somewhere.
      D<again> Doctors have signed off the bone, and {Name} is back where it happened, or is expected to be. Fear after a fracture is the sensible part of a memory. It was formed in one second, on good evidence, and it will not be argued away. What changes it is new evidence, collected in small quantities. The bone needs that too, since it gets stronger only under load.
      D<bridge> A broken bone is repaired by the same kind of cells that built it. Within hours of the break in {his} body they were clearing up. Within weeks they lay down a rough bridge, first soft and then hard. Later they take most of it away again, until the old shape is back. No engineer has managed a material that does this. What the patient contributes is keeping still, which is harder than it sounds.
      D<sling> Not every fracture is honoured with a cast. Collarbones, toes, ribs and fingers are strapped, taped or simply left in peace, and {his} bone belongs to that group. It hurts just as much and takes just as long. What it lacks is evidence. Somebody with plaster to the knee is offered a chair, and somebody with a strip of tape is asked to carry something.
      P<again> Team-mates and parents want to see the old confidence. They miss it, and some are impatient. Confidence comes after the doing, mostly, and not before it.
      P<sling> Most people believe what they can see, so they forget within the hour. It is worth repeating without any drama. They are usually appalled at themselves.
      P<sling> Parents relive the moment more often than the one it happened to. It helps to agree on what the doctor has said, and to leave the rest out.
      Q<again> In the second before starting, {Name} might notice ____. Both legs and stomach may have a comment.
      Q<sling> While others do what is not possible at present, {Name} might feel ____.
      Q<sling> When somebody asks why there is no cast, {Name} might notice ____.
      H<again> {helper} can ask a physio for a plan with steps. ~ A plan is easier to trust than a pep talk.
      H<sling> {helper} can wait to be asked before helping. ~ Most things are possible, only slow.
      H<sling> {helper} can get a note with dates on it for the school. ~ Paper is believed where people are not.
      T<again> {he} can choose a version that is almost too easy and repeat it until it is dull. ~ Dullness is progress here.
      T<sling> {he} can keep one dry sentence for bags and handshakes. ~ "Broken, sorry" does for most of them.
      T<sling> {he} can report numbness or growing pain at once. ~ A strap that is too tight is easily changed.
      T<sling,quiet> {he} can spend part of the day {quiet}. ~ Slow weeks need a habit.
      C<again> {he} can think, "Evidence, in small quantities."
      C<bridge> {he} can think, "Rough work first, finishing later."
      C<sling> {he} can think, "No evidence, same repair."
      A<again> At some point there will be an afternoon on which it did not come to mind. It can take weeks, or a season, and there is no standard. Some people go back to it and some find something else, and either is a decision. The bone has healed in any case, and arm and leg are open to offers.
      A<bridge> In a year or so the place will be hard to find, even on an X-ray. The cells will have gone on to other work, since bone is taken down and rebuilt throughout a life. Being told to rest by one's own skeleton is an odd experience, and a common one. It ends with a doctor who looks at a grey picture and finds it boring.
      A<sling> It is over when it has stopped being a consideration, some time after the doctor has said so. There will be nothing to keep and nothing with names on it. The bone is as good as it was, and slightly thicker for a while at the mended place. It is known to exactly one person without looking it up.
      P<thin> People expect a cheer when a cast comes off, and what they see is somebody being careful. The bone has been looked at for weeks, and the muscles have not. It takes about as long again until they have caught up.
      P<thin> Those who open casts for a living find nothing odd about dry skin and a smell. They can say which movements are useful, which sports can wait, and how long the stiffness tends to last.
      H<thin> {helper} can find out which exercises make sense. ~ The plan differs from bone to bone.
      T<thin> {he} can measure it once a week, all the way round. ~ Centimetres are fairer than a mirror.
      D<shape> Plaster is associated with accidents, so a cast on an unbroken leg needs explaining. Its purpose is patience: it keeps a foot, a leg or a hip in one position until the tendons have given up the old one. {Name} may have a cast of that kind, or boots, or a brace for the night. Nothing went wrong to bring it about. Tissue lengthens under gentle, constant pull, at a speed best measured in weeks.
      P<shape> People will ask how it happened and be faintly disappointed by the truth. It is permissible to invent an avalanche. It is also permissible to say "tendons" and walk on.
      P<shape> The clinic knows that it is tedious. They count on complaints about pressure, since they cannot see through plaster either.
      Q<shape> When plans are made that involve walking, {Name} might feel ____.
      Q<shape> In the third week, {Name} might notice ____. It is usually the worst one.
      H<shape> {helper} can check the skin with {him} and ring the clinic about anything that is red or numb. ~ It is not fussing.
      H<shape> {helper} can deal with lifts, passes and the timetable. ~ Stairs are an administrative problem.
      T<shape> {he} can note where and when it presses, and pass that on. ~ Precise complaints get precise answers.
      T<shape> {he} can arrange for people to come by. ~ Company is easier to move than plaster.
      C<shape> {he} can think, "Weeks, not days. It is working."
      A<shape> One day it is cut open, and a rather pale leg makes the acquaintance of the floor. What it gained in there cannot be seen, only used. Until then the plaster is a nuisance with a purpose. Whoever signs it may add the avalanche.
      D<miss> Six weeks is about how long a bone takes, and roughly one and a half per cent of a school life. It does not feel like that in week two, with the others at training. {Name} may be tired of hearing that it will pass, which is correct and no use. What an injury takes away is less the sport than the people in it, and the part with the people can be kept. Somebody films, somebody counts, somebody gives the half-time talk.
      P<miss> Team-mates are awkward around injured players, because it reminds them that it might be anybody. They tend to behave normally as soon as somebody makes the first joke about the cast.
      Q<miss> Watching from the side, {Name} might notice ____. It may be worse than staying at home, or better.
      H<miss> Someone at home can get a clear answer about when training is allowed again, and in which steps. ~ Coming back too early is the classic mistake.
      T<miss> {he} can ask for a task at training with a name to it. ~ Standing about is what makes it hard.
      T<miss> {he} can train what the doctor allows, such as the other leg or the left foot on paper. ~ Half of a sport is done by the other half of the body.
      C<miss> {he} can think, "Injured, not gone."
      A<miss> There will be a first session again, short and cautious, with a pale limb in it. Players who have sat out know the game in another way, having seen all of it at once. The bone is usually the first to forget. The place at the side stays useful for later.
    `),
  },
};

/** A broken bone in a plaster cast: how bone mends, the itch, the weeks, and the saw that cannot cut skin. */
export const brokenBone: Frame = withScenes(own, theSeasonGoesOn, backOnItByInches, missingTheCast);
