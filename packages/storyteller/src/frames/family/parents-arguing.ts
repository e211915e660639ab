import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { aDoorToKnockAt } from './a-door-to-knock-at.ts';
import { rowAndWord } from './a-row-and-a-word.ts';

const own: Frame = {
  id: 'parents-arguing',
  name: 'Parents who argue',
  says: [
    'we argue a lot and she hears it',
    'my husband and i fight in front of the kids',
    'he covers his ears when we argue',
    'parents fighting all the time',
    'she tries to stop us when we shout at each other',
    'my wife and i had a big row and he cried',
    'thinks our arguments are about him',
    'asks if we will get divorced every time we disagree',
    'loud arguments at home',
    'he heard us shouting last night',
    'we are going through a rough patch, lots of rows',
    'she says stop fighting mummy and daddy',
    'grown ups arguing scares him',
    'tension between me and my partner',
    'mum and dad argue about money',
    'hides under the table when we raise our voices',
    'we bicker and my son gets a tummy ache',
    'kids caught in the middle of our arguments',
    'grandma and i argue and he gets upset',
    'she takes sides when we argue',
    'he tells us to say sorry',
    'arguing parents',
    'parents row',
    'slamming doors mum and dad quarrel',
  ],
  claims: {
    strong: [
      'mum and grandad shout',
      'dad and grandad shout',
      'mum and grandma shout',
      'dad and grandma shout',
      'mum and granny shout',
      'fight at the door when',
      'still fight at the door',
      'grandma and mum argue',
      'mum and grandma argue',
      'granny and mum argue',
      'mum and granny argue',
      'nan and mum argue',
      'mum and nan argue',
      'grandma and mum arguing',
      'grandma and dad argue',
      'dad and grandma argue',
      'grandad and dad argue',
      'dad and grandad argue',
      'grandparents argue',
      'husband and i had a huge row',
      'wife and i had a huge row',
      'partner and i had a huge row',
      'husband and i had a row',
      'wife and i had a row',
      'to pass messages',
      'pass messages between',
      'carry messages between',
      'as a messenger',
      'we argue',
      'when we argue',
      'our argument',
      'our arguments',
      'our row',
      'our fights',
      'we fight in front',
      'fight in front of the kids',
      'i fight in front',
      'parents fighting',
      'parent fight',
      'parents argue',
      'parents arguing',
      'parents row',
      'arguing parents',
      'mum and dad argue',
      'mum and dad fight',
      'mum and dad quarrel',
      'mum and dad fighting',
      'mum dad argue',
      'mum dad fight',
      'grown ups arguing',
      'we shout at each other',
      'heard us shouting',
      'heard us arguing',
      'hears us argue',
      'hears us shout',
      'when we shout',
      'raise our voices',
      'we bicker',
      'big row',
      'rough patch',
      'argument at home',
      'arguments at home',
      'tension between me',
      'husband and i argue',
      'wife and i argue',
      'partner and i argue',
      'husband and i fight',
      'wife and i fight',
      'partner and i fight',
      'stop fighting mum',
      'wife and i had a big row',
      'argue with his dad',
      'argue with her dad',
      'his father and i argue',
      'her father and i argue',
      'his dad and i argue',
      'her dad and i argue',
      'we fight a lot',
      'hears us',
      'heard us',
      'and i argue',
      'and i fight',
      'fighting with my husband',
      'his dad and i fight',
      'her dad and i fight',
      'husband argue',
      'wife argue',
      'partner argue',
      'my husband argue',
      'argue in front',
      'arguing in front',
      'shout at each other',
      'mum and dad scream',
      'parents scream',
      'dad and mum scream',
      'parents screaming',
      'shouting at each other',
      'yell at each other',
      'fight in front',
      'parents fight',
      'parents shout',
      'we keep arguing',
      'we are always arguing',
      'always rowing',
      'rows at home',
      'shouting matches',
      'shouting match between',
      'rows between',
      'screaming at each other',
      'between me and his dad',
      'between me and her dad',
      'constant arguing',
      'fighting at home',
      'domestic',
    ],
    cues: ['argue', 'argument', 'shout at each other', 'slam door', 'raise voice', 'quarrel'],
    not: [
      'argue with his brother',
      'argue with her sister',
      'sibling',
      'argue with me',
      'argue back',
      'with his friend',
      'at school',
      'match between me and my son',
      'homework',
      'homework screaming',
      'swap',
    ],
  },
  // A silence between parents is an argument without words.
  decidedBy: [
    /\b(?:parents|we|mum and dad|husband and i|wife and i) (?:\w+ )?(?:do ?n.?t|are ?n.?t|are not|barely|hardly|no longer|do not) (?:\w+ )?(?:speak|talk)(?:ing)?(?: to)? (?:each other|one another)\b/i,
  ],
  topicWords: ['loud', 'argue', 'arguing', 'argument', 'quarrel', 'voices'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'All couples disagree; children are burdened when it is often, loud, unresolved or about them, and less when they see it settled (NSPCC).',
    'Arguments between adults are the business of adults; children often think that they caused them, so it is said plainly that they did not.',
    'It is not for a child to stop an argument, to take sides or to comfort the adults.',
    'Loud voices make hearts beat fast and stomachs hurt; leaving the room, covering the ears and breathing out slowly help.',
    'An argument is not the same as a separation; whether there is one, only the adults can say.',
    'If somebody is hurt, threatened or afraid, a child tells a trusted adult and goes on telling; in an emergency anyone may call the emergency number.',
    'Adults can make up; showing it to the children helps.',
  ],
  threads: {
    ears: 'hands over ears',
    pan: 'a pan that boils over, and is taken off the heat',
    job: 'whose job it is',
    weather: 'voices through a wall',
    referee: 'a referee who did not sign up',
    air: 'the air after an argument',
    alarm: 'a smoke alarm, which rings for toast as well',
  },
  // Who overhears is not asked for a verdict, and who is in the middle hears more than half.
  threadCues: {
    referee:
      /\b(?:in the middle|middle of|sides?|bad things|badly of|bad[- ]?mouth\w*|slag\w*|nasty things|messages?|messenger|between (?:us|them|his|her|their|mum|dad|the two)|ask(?:s|ed)? (?:him|her|them|me) (?:who|what|to)|(?:what|things) (?:i|he|she|mum|dad) sa(?:y|ys|id)|passes (?:on|it)|carr(?:y|ies)|referee|choose)\b/,
    weather: /\b(?:hear\w*|overhear\w*|heard|listen\w*|night|wall|stairs|shout\w*|loud\w*|scream\w*)\b/,
    air: /\b(?:hear\w*|overhear\w*|heard|listen\w*|night|wall|stairs|shout\w*|loud\w*|silen\w*|tense|atmosphere|afterwards)\b/,
  },
  onlyWhenSaid: ['referee'],
  roles: {},
  titles: {
    young: [
      { text: 'Hands on Ears', thread: 'ears' },
      { text: 'Loud and Quiet', thread: 'ears' },
      { text: 'The Milk Boils Over', thread: 'pan' },
      { text: 'Off the Heat', thread: 'pan' },
      { text: 'Not a Job for {name}', thread: 'job' },
      { text: 'When It Gets Loud' },
    ],
    older: [
      { text: 'Whose Job Is It?', thread: 'job' },
      { text: 'A List of Jobs, and One Not', thread: 'job' },
      { text: 'Through the Wall', thread: 'weather' },
      { text: 'Only the Loud Half', thread: 'weather' },
      { text: 'The Referee Goes Home', thread: 'referee' },
      { text: 'No Whistle', thread: 'referee' },
      { text: 'A Case Without a Judge', thread: 'referee' },
      { text: 'No Verdict Is Due', thread: 'referee' },
      { text: 'An Alarm That Rings for Toast', thread: 'alarm' },
      { text: 'Mostly Toast', thread: 'alarm' },
      { text: 'The Air Afterwards', thread: 'air' },
      { text: 'The Air in a House', thread: 'air' },
      { text: 'Breakfast After a Row', thread: 'air' },
      { text: 'When It Gets Loud' },
    ],
  },
  benefits: [
    'Says that an argument between adults is not the fault and not the job of a child.',
    'Offers {name} a place to go and a sentence to say.',
    'Names another adult to tell when it is frightening.',
  ],
  talk: {
    young: [
      'What gets loud in the story?',
      'Which word fits in the blank for {name}?',
      'Shall we find a quiet place for loud times?',
    ],
    older: [
      'Who in the story is the one to sort it out?',
      'Which word went into the blank, and where in the body is it?',
      'Shall we agree on a sign that means "it is too loud for me"?',
    ],
  },
  cover: {
    setting: 'bedroom',
    time: 'night',
    pose: 'cover',
    feeling: 'worried',
    companion: null,
    props: ['pillow', 'blanket'],
  },
  text: {
    '2-3': script(`
      D<ears> Big voices get loud. {Name} may hear it. Loud, loud, loud! Two hands can go on ears.
      D<ears> Two ears can hear loud voices. {Name} has two hands. Hands can go on ears. Then it is not so loud.
      D<pan> Hiss, milk goes up in a pan. Voices can get loud like that. {Name} did not do it.
      P Grown-ups can be cross. It is about grown-up things.
      P Grown-ups can be sorry after it.
      P Some children hide. Some cry.
      Q When it is loud, {Name} may feel ____.
      Q Then, {his} tummy may feel ____.
      Q When it is quiet, {Name} may feel ____.
      H A grown-up can stop and come.
      H {helper} can sit with {him}.
      H {helper} can give a hug.
      H<adult> {helper} can start {adult}.
      H<helper> {helper} can stay close.
      T {he} can go to a soft place.
      T {he} can say, "Too loud!"
      T {he} can ask for a lap.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      C<ears> {he} can say, "Hands on ears, shh."
      C<ears> {he} can say, "Loud, loud, not me."
      C<pan> {he} can say, "Hiss, off the heat."
      C<topic> {he} can think about {topic}.
      A<ears> Loud voices stop. Hands come off the ears. {Name} did not make it loud. Here is a lap.
      A<ears> Loud, loud, and then not. {Name} did not make it. Shh, shh. Here is a soft place.
      A<pan> The milk goes down. Loud voices go down. A grown-up wipes it up. It is not a job for {Name}.
    `),
    '4-5': script(`
      D<pan> Milk in a pan can boil over. It goes up fast and hisses. {Name} may hear two grown-ups argue. It can get loud like that. No child turned up the heat. It is about grown-up things.
      D<pan> Hiss, the milk is up and over. {Name} may know how fast that is. Two grown-ups can argue as fast as that. A small word gets loud, and the next one gets louder. Then one of them takes the pan off the heat.
      D<job> When two grown-ups argue, {Name} may hear it. To stop is a job for the two who argue. It is not because of a child, whatever they say. A child may go to a calm place.
      P Grown-ups who argue can still like each other. They get stuck, and it gets loud.
      P Some children tell jokes to make it stop. Some cry, and some hide. None of them made it loud.
      P A grown-up may be sorry that it was so loud. Red eyes can say so too.
      P No child makes grown-ups argue. Lots of children think, "It is because of me." It is not.
      Q When it gets loud, {Name} may feel ____.
      Q When voices go up, {his} tummy may feel ____.
      Q When it is quiet again, {Name} may feel ____.
      H {helper} can come and say that no child did it. ~ It helps to hear that.
      H Grown-ups can go out and calm down first. ~ It is their job to do that.
      H {helper} can listen when {Name} is scared. ~ An aunt or a teacher can listen too.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      H<helper> {helper} can stay near until it is calm.
      T {he} can go to a soft place and shut the door.
      T {he} can put hands on ears and hum.
      T {he} can tell another grown-up, "It was loud at home."
      T<comforter> {he} can go off with {comforter}.
      T<quiet> {he} can spend some time {quiet}.
      T<doing> {he} can try {doing} in the next room.
      C<pan> {he} can think, "Not my pan, not my milk."
      C<pan> {he} can say, "It boils over, and I go out."
      C<job> {he} can say, "That is not my job."
      C<topic> For a rest, {he} can think about {topic}.
      A<pan> Milk goes down when the heat is off. Loud voices go down too. Somebody wipes the stove, and it is not {Name}. Then there is supper, or bed, or a hug.
      A<pan> A pan can boil over in any home. Grown-ups learn to turn the heat down. If they argue and it is scary, {Name} may tell somebody. There are grown-ups who help with that.
      A<job> Two grown-ups argue, and two grown-ups mend it. That is how the jobs go. {Name} has other jobs. One of them is play, and one is sleep.
    `),
    '6-7': script(`
      D<job> In a home there are jobs for everyone. {Name} may have one, such as the spoons. When grown-ups argue, there is a job too. It is to stop and sort it out. It belongs to the two who argue. It does not go to the one who happens to hear it. No child is the reason for it, either.
      D<job> Who does what in an argument? {Name} may wonder, because it can get loud. Two grown-ups speak, and sooner or later they stop. Children need not be judges or helpers. They can leave, as from a film for grown-ups. A child's jobs are things like spoons and school.
      D<weather> Through a wall, only the loud half of an argument comes through. {Name} may hear a name, "not again" and the scrape of a chair. The soft half stays behind the wall. There, people may say "I am tired" or "I am sorry". A head makes up the rest then, and makes it bigger.
      P Grown-ups argue when they are tired or worried. It is often about money or time. They may argue about a spoon, and it is not about the spoon.
      P Two people can argue and still belong together. It is hard to believe when it is loud. They may know it themselves and forget it for a minute.
      P Grown-ups argue because of grown-up things. Most children who hear it think, "What did I do?" The answer is "Nothing."
      P Somebody who was loud may be sorry and not know how to say so. Grown-ups find that hard too.
      Q When voices get loud, {Name} may feel ____. It can be in the chest or the tummy.
      Q When it is quiet again, {Name} may feel ____.
      Q The next day, {Name} may feel ____. Two feelings can be there at once.
      H A grown-up can say, "We were loud, and it was not about you." ~ It helps to hear that out loud.
      H Grown-ups can show that there is peace again. ~ A laugh in the kitchen is a good sign.
      H {helper} can listen when it was scary. ~ A teacher or an aunt can do that as well.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      H<helper> {helper} can agree on a sign for "too loud". ~ Two hands on the ears is a clear one.
      T {he} can go to a place with a door and a blanket. ~ It is fine to leave a loud room.
      T {he} can say once, "It is too loud for me," and go. ~ Once is enough.
      T {he} can tell a trusted grown-up when it is scary or somebody gets hurt. ~ And then tell one more, until somebody helps.
      T<comforter> {he} can take {comforter} to a calm place. ~ Holding on to something soft slows the heart.
      T<quiet> {he} can spend some time {quiet} behind a door. ~ When hands are busy, ears hear less.
      T<doing> {he} can try {doing} until it is quiet. ~ It has helped at other times.
      C<job> {he} can think, "The spoons are mine, and this is not."
      C<job> {he} can say, "I am not the judge."
      C<weather> {he} can think, "This is only the loud half."
      C<topic> In another room, {he} can think about {topic}.
      A<job> Jobs can be given back. Those who argue have theirs, and it is not a small one. {Name} has spoons, school and sleep. When it is too loud, there is somebody to tell, at home or outside.
      A<job> Some arguments end in a minute, and some take days. Nobody outside can see how far they are. A child may ask, "Are you still cross?" That is a fair question, and it is not a job.
      A<weather> The loud half is over first. The soft half may go on for a while, over tea. Then an argument is done, or put off until tomorrow. On this side of the wall there is somebody to tell.
    `),
    '8-10': script(`
      D<referee> When two people argue, they look around for somebody who agrees. The nearest person may be {Name}. So a child becomes a referee, without a whistle and without having signed up. It is a bad position. Whatever a referee says, one side is unhappy. In football a referee is at least paid, and did not grow up with the teams. No child is the reason for such a match.
      D<referee> "You tell her." "Ask your dad what he thinks." In a loud house {Name} may hear such sentences when adults argue. They sound like questions, and they are invitations to join in. Nobody is obliged to go onto the field. Adults can argue perfectly well without a referee, and only they can finish it.
      D<alarm> An argument in the next room can set off an alarm in a body. {Name} may know the signs, a fast heart and ears that will not stop listening. It works like a smoke alarm, which rings for toast as well as for fire. It cannot look into the kitchen. Nobody would blame it for ringing, and nobody would send it in to put out the fire.
      D<weather> A wall lets through about half of an argument, and it is the wrong half. {Name} may hear a door, a name and a sentence that begins with "you". What is said quietly afterwards is lost on the way. The head fills in what is missing and likes to choose the worst. It may even decide that it was all because of a child. Arguments are made by the people in them, and by nobody else.
      P Adults argue most when they are worried about something else. Money, sleep and other relatives are the usual ones. The subject of the shouting may be a towel.
      P After an argument each of the two may feel sure of being right and bad about the noise. They may be extra nice the next day. It is an apology that has not found its words.
      P Children in other homes hear arguments as well and do not mention them either. In every class there are several who know what it is like to listen on the stairs.
      P Other children deal with it quite differently. One turns up the music, and one goes to sit with somebody else. Both would like it to stop.
      Q When voices rise, {Name} might notice ____. It is often in the stomach or the shoulders.
      Q On the day after, {Name} might feel ____.
      Q When asked to take a side, {Name} might feel ____. It may be two things at once.
      H Adults who argue can take it to another place and another time. ~ They are able to do that, and sometimes they need reminding.
      H {helper} can say afterwards what it was about, and that it was not about {him}. ~ Half a sentence through a wall is worse.
      H {helper} can be told when it is frightening, and so can a teacher or an aunt. ~ If anyone is hurt or threatened, it is right to tell at once.
      H<adult> {helper} can help by {adult}, as at other times. ~ It is good when something stays the same.
      H<helper> {helper} can agree on a sign that means "too loud". ~ It saves a speech.
      T {he} can say, "I am not the referee," and leave the room. ~ It is short, and it is fair to both.
      T {he} can have a place ready for loud evenings, with headphones or a book. ~ A plan made on a calm day is easier to use.
      T {he} can tell a trusted adult, and a second one if the first does not help. ~ It is no betrayal to say what it is like.
      T<comforter> {he} can take {comforter} to a quiet room. ~ Nobody is too old for that.
      T<quiet> {he} can spend the time {quiet}, behind a door. ~ Busy hands take attention from the ears.
      T<activity> {he} can go out for some time {activity}. ~ It is possible to leave the noise where it is.
      T<doing> {he} can try {doing} until the heart slows down. ~ What worked once often works again.
      D<alarm> A smoke alarm cannot tell burnt toast from a fire. It rings for both, to be on the safe side. When adults argue, {Name} may have something like that inside, with a fast heart and hot ears. Most arguments are toast. An alarm is not silly for ringing, though, and it does not need to find out alone what is burning. It was not the alarm that made the smoke, either.
      C<alarm> {he} can think, "It is ringing. I can go where it is quiet."
      C<alarm> {he} can say, "That was loud for me. What was it about?"
      A<alarm> Toast gets scraped, a window gets opened, and after a while the alarm stops. Those who argue are the ones to clear up the smoke. If it was more than toast, somebody outside can be told, and there are adults whose job that is. An alarm that rings is working well. It is allowed a rest afterwards.
      C<referee> {he} can think, "No whistle, no match for me."
      C<referee> {he} can say, "You two sort that out, please."
      C<weather> {he} can think, "I only have the loud half."
      C<topic> Behind a door, {he} can think about {topic} and make a list of ten.
      A<referee> A match without a referee ends as well, usually because both are tired. Those who argue are the ones to clear it up. {Name} may love both teams, or be cross with both. From another room nobody can blow a whistle, and nobody needs to.
      A<referee> Perhaps the two will argue less, and perhaps they will learn to do it better. That part is not for a referee to arrange. What a child can have in hand is a book, a sandwich or the telephone number of somebody kind. It is allowed to use all three.
      A<weather> A few hours later somebody who argued may be making toast as if nothing had happened. Something did, and it can be asked about. The quiet half of an argument is often worth hearing. It may come with jam.
    `),
    '11+': script(`
      D<air> Anyone who lives in a house knows its air. {Name} may come in, put down a bag and be able to tell from the sound of a cupboard that there has been an argument. Nothing is said, and everything is set down a little too carefully. It is a skill that nobody asks for. It costs attention, which is then missing in maths. What adults argue about is theirs, even when it has other people's names in it.
      D<air> There is the noise itself, and then there is the air of the day after. People who have argued speak to each other through the dog, or are terribly polite about the milk. {Name} may sit in the middle of it with a bowl of cereal and notice every spoon. It would be easy to start mending, with a joke or a good mark. That is work for which nobody else at the table has qualified either, and it is not a young person's job.
      D<referee> In some homes arguments come with a request for a verdict. {Name} is old enough to be asked, and clever enough to see that both have a point. That makes it worse. A judge who has breakfast with both parties would be removed from any court. It is possible to have an opinion about it and no duty to announce one. Adults who argue have each other, and there are professionals for the rest.
      P Each of the two is likely to be frightened about something, such as money, health or being left. It comes out as a dispute over bins. They may be embarrassed about the volume, and hope that nobody was listening.
      P Adults tend to believe that nobody has heard, so "I could hear it in my room" may be news to them. It can change more than a month of slammed doors.
      P Friends may come from houses in which things are thrown, or in which nothing is ever said. Their advice is shaped by that. What is usual in one kitchen would be an emergency in another.
      P Whether two people stay together cannot be read from the noise they make. Some loud couples last for fifty years, and some silent ones part. Only they can tell, and some of the time they do not know yet.
      Q On coming in, {Name} might notice ____. Shoulders tend to read a room first.
      Q Being asked for an opinion, {Name} might feel ____. Flattered and trapped can arrive together.
      Q The morning after, {Name} might feel ____. It may be anger, and it may be tiredness.
      H Adults who argue can do it elsewhere, and end it where it was heard. ~ People who hear the start deserve to hear the end.
      H {helper} can answer honestly when asked whether it is serious. ~ An honest "we do not know" is more restful than a cheerful lie.
      H Adults who argue can look for a counsellor, so that no young person becomes one. ~ If anyone is hurt or threatened, it is right to tell another adult or call for help at once.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What worked before is a sensible place to begin.
      H<helper> {helper} can take a no to "whose side are you on?" ~ It is a question that answers itself.
      T {he} can say once, "I heard it, and I do not want to be in it." ~ It is information, and it needs no follow-up.
      T {he} can make a standing arrangement with a friend or a relative for bad evenings. ~ An open door is worth having before it is needed.
      T {he} can tell an adult outside if it is frightening, and go on telling until somebody acts. ~ Loyalty does not ask for silence.
      T<comforter> {he} can keep {comforter} within reach. ~ Nobody has published an age limit for comfort.
      T<quiet> {he} can spend the evening {quiet}, with the door closed. ~ It is possible not to attend.
      T<activity> {he} can keep the usual time for {activity}. ~ A life outside the house is not desertion.
      T<doing> {he} can try {doing} until the body has caught up. ~ What already works is worth keeping.
      D<alarm> Smoke alarms ring for toast, because missing a fire would be worse. Whoever has heard adults argue may have an alarm of that make. {Name} may know it by the pulse and the held breath. It goes off before the mind has read the first sentence. It is not a weakness, and it is not a duty either, since detecting smoke and putting out fires are two different jobs.
      C<alarm> {he} can think, "Detected. Putting it out is not my job."
      A<alarm> Most of what rings is toast, and the people who made it will open a window. They may argue again, and the alarm may ring again. If there is ever real smoke, the right thing is to leave the room and tell somebody outside, exactly as with the other kind. Otherwise there is an evening to get on with.
      C<air> {he} can think, "I can tell what the air is like, and I did not make it."
      C<air> At breakfast, {he} can think, "Not my peace talks."
      C<referee> {he} can say, "I am fond of both of you, and I am not a court."
      C<topic> On such an evening, {he} can think about {topic} in as much detail as possible.
      A<air> Windows get opened in the end. People who argue have usually had some practice at that, and if not, it can be learnt with help. What is left for {Name} is small and sufficient, which is to go out, come back, and let the adults do the airing. A book can be read in any room.
      A<air> It would be nice to report that noticing everything is an advantage. Sometimes it is, in friendships and on stages. At home it may be put down. There are two people in charge of those loud voices, and at least one telephone number for evenings on which they are too much.
      A<referee> A case without a judge gets settled between the parties, or taken to somebody with a diploma. They may argue again on Sunday. {Name} may be in the cinema. Being loved by both sides was not a bribe, and no verdict is due for it.
    `),
  },
};

/**
 * Grown-ups at home who argue with loud voices. It is not the child's fault and not the child's job to stop it; anybody
 * who is afraid, or hears or sees somebody hurt, tells another adult. Nothing is said about whether they stay together.
 */
export const parentsArguing: Frame = withScenes(own, rowAndWord, aDoorToKnockAt);
