import { toastAfterTheBug } from './toast-after-the-bug.ts';
import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { cleanEnough } from './clean-enough.ts';
import { chickenpoxWeek } from './chickenpox-week.ts';
import { smallAndOften } from './small-and-often.ts';

const own: Frame = {
  id: 'being-sick',
  name: 'Being sick or afraid of it',
  says: [
    'scared of being sick',
    'was sick in the night and now he wont go to bed',
    'threw up at school and is afraid it will happen again',
    'emetophobia',
    'fear of vomiting',
    'tummy bug going round and she panics',
    'keeps asking if she is going to be sick',
    'wont eat because he might throw up',
    'sick bug at nursery',
    'stomach flu',
    'she saw somebody be sick in class',
    'terrified of throwing up',
    'been sick three times tonight',
    'woke up and was sick in her bed',
    'asks if the food is off because she is scared of puking',
    'norovirus again',
    'cries and holds it in when he has to vomit',
    'refuses the sick bowl',
    'feels sick every morning from worry about being sick',
    'how to explain a stomach bug to a toddler',
    'embarrassed because he puked at a party',
    'afraid of germs since the tummy bug',
    'vommiting phobia',
  ],
  claims: {
    strong: [
      'threw up in',
      'threw up at',
      'was sick in front of',
      'threw up in front of',
      'cyclical vomiting',
      'cyclic vomiting',
      'vomit',
      'vomiting',
      'vomited',
      'throw up',
      'threw up',
      'throwing up',
      'thrown up',
      'puke',
      'puking',
      'barf',
      'emetophobia',
      'emetophobic',
      'sick bug',
      'tummy bug',
      'stomach bug',
      'stomach flu',
      'norovirus',
      'gastro',
      'sick in the night',
      'sick at night',
      'sick in bed',
      'sick in class',
      'sick at school',
      'sick bowl',
      'sick bucket',
      'sick everywhere',
      'be sick',
      'being sick',
      'been sick',
      'was sick in',
      'was sick on',
      'fear of sick',
      'scared of sick',
    ],
    cues: ['sick', 'bucket', 'bowl', 'tummy', 'stomach', 'nausea', 'germs', 'food poisoning'],
    not: [
      // What an illness left on the skin is told as that.
      'chickenpox scars',
      'chickenpox scar',
      'chicken pox scars',
      'chicken pox scar',
      'scars from chickenpox',
      'scars from chicken pox',
      'sick of',
      'off sick',
      'home sick',
      'homesick',
      'sick mum',
      'mum is sick',
      'mum being sick',
      'mom being sick',
      'mummy being sick',
      'dad is sick',
      'dad being sick',
      'grandma being sick',
      'worried sick',
      'sick grandma',
      'very sick',
      'morning sickness',
      'love sick',
    ],
  },
  topicWords: ['sick', 'tummy', 'stomach', 'bug'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'adult', 'thing'],
  facts: [
    'People believe that more others noticed something embarrassing about them than really did (spotlight effect, Gilovich).',
    'Vomiting is one way in which a body gets rid of what does it no good; a part of the brain stem starts it.',
    'Before it comes, the mouth fills with saliva, which protects the teeth, and the face may get pale and cold.',
    'Muscles of the belly push; it takes some seconds and then pauses.',
    'A stomach bug mostly lasts one to three days. Small sips of water, often, are better than a big drink.',
    'Washing hands with soap and staying at home for 48 hours after the last time keep a bug from others.',
    'Most people vomit seldom, and feeling sick passes far more often than it ends in vomiting.',
    'Worry makes a stomach feel sick as well, because brain and gut are joined by nerves.',
    'A sour throat afterwards comes from stomach acid; rinsing the mouth with water helps.',
    'Fear of vomiting is common; a doctor or a therapist can help when it keeps a child from eating, sleeping or going out.',
  ],
  threads: {
    desk: 'a stomach in a classroom, and a grown-up who knows what to do',
    saw: 'somebody else who was sick, and what a mind makes of it',
    out: 'being sick where other people are',
    bowl: 'a bowl beside the bed, which is there in any case',
    order: 'what a body does, first, next, last',
    sips: 'sips of water, counted',
    again: 'a tummy that thinks of that one time',
    letter: 'a plain word about a fear that hardly anybody talks about',
  },
  threadCues: {
    desk: /^(?![^]*\b(?:(?:was|were|got|been) (?:\w+ )?sick|threw up|vomited|puked|saw|seen|someone|somebody)\b)[^]*?\b(?:scared|afraid|frighten\w*|fear\w*|terrified|worr\w+|anxi\w+|panic\w*|dread\w*|keeps? asking|convinced)\b[^]*\b(?:school|class\w*|lessons?|nursery|assembly|teacher)\b/i,
    // No bed and no bowl stand in a taxi or a classroom.
    out: /(?:^sick|\b(?:(?:was|were|got|been) (?:\w+ )?sick|threw up|vomited|puked))\b[^.]{0,40}\b(?:in front of|in (?:the|a|his|her|their) (?:taxi|class\w*|assembly|playground|shop|restaurant|hall|party|lesson)|on the (?:carpet|floor|playground|stage)|at (?:school|nursery|a party|the party|pre-?school|playgroup|swimming|the shops?|a friend'?s|church|club))\b/i,
    again:
      /\b(?:scared|afraid|frighten\w*|fear\w*|phobia|emetophob\w*|terrified|terror|worr\w+|anxi\w+|panic\w*|dread\w*|avoid\w*)\b/i,
    letter:
      /\b(?:scared|afraid|frighten\w*|fear\w*|phobia|emetophob\w*|terrified|terror|worr\w+|anxi\w+|panic\w*|dread\w*|avoid\w*)\b/i,
    saw: /\b(?:(?:saw|seen|watched)\b(?=[^.]*\b(?:sick|vomit\w*|thr[eo]w\w*|puk\w*|ill)\b)|(?<!(?:in front of|with|at (?:his|her|a)|to|in case|if|that|when(?:ever)?|(?:every|each) time) )(?:someone|somebody|(?:a|another) (?:boy|girl|child|kid)|classmate|friend|brother|sister|teacher|people)\b(?!'s|s'| says| said| thinks| asks| will| might| may| could| would| coughs?)(?=[^.]*\b(?:sick|vomit\w*|thr[eo]w\w*|puk\w*|ill)\b))/,
  },
  onlyWhenSaid: ['desk', 'again', 'saw', 'letter', 'out'],
  tellsAlone: ['desk', 'again', 'saw', 'out'],
  comesFirst: ['desk'],
  roles: {},
  titles: {
    young: [
      { text: 'A Tummy at School', thread: 'desk' },
      { text: 'Hungry or Worry?', thread: 'again' },
      { text: 'Somebody Was Sick', thread: 'saw' },
      { text: 'The Bowl by the Bed', thread: 'bowl' },
      { text: 'Hello, Bowl', thread: 'bowl' },
      { text: 'Sip, Sip, Rest', thread: 'sips' },
      { text: 'Small Sips', thread: 'sips' },
      { text: 'When a Tummy Says No' },
      { text: '{name} and a Sick Tummy' },
    ],
    older: [
      { text: 'The Way Out, and Back', thread: 'desk' },
      { text: 'A Stomach in the Classroom', thread: 'desk' },
      { text: 'Probably Lunch', thread: 'again' },
      { text: 'What Was Seen, and What Is Now', thread: 'saw' },
      { text: 'The Spot on the Floor', thread: 'saw' },
      { text: 'The Bowl That Waits', thread: 'bowl' },
      { text: 'A Bowl, in Any Case', thread: 'bowl' },
      { text: 'First, Next, Last, Rest', thread: 'order' },
      { text: 'What a Stomach Does', thread: 'order' },
      { text: 'One Sip, and Wait', thread: 'sips' },
      { text: 'The Subject Nobody Brings Up', thread: 'letter' },
      { text: '{name} and a Sick Stomach' },
    ],
  },
  benefits: [
    'Tells what a body does when it is sick, in order and with an end.',
    'Says that feeling sick often passes, and who comes when it does not.',
    'Gives {name} a place to aim for and something to do afterwards.',
  ],
  talk: {
    young: [
      'What does a tummy do in the story?',
      'How does a sick tummy feel?',
      'Shall we choose a bowl for the shelf?',
    ],
    older: [
      'What does a body do by itself, in the story?',
      'Which word went into the blank?',
      'Shall we decide where the bowl and the water will stand?',
    ],
  },
  cover: {
    setting: 'bedroom',
    time: 'night',
    pose: 'sit',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['bowl', 'cup', 'pillow'],
  },
  text: {
    '2-3': script(`
      D<bowl> Here is a bowl. It can stand by {his} bed. A tummy may get sick. Then it goes in the bowl. Bleh!
      D<bowl> A tummy can say no. {Name} may know it. Bleh! It all comes up. Here is the bowl.
      D<sips> Bleh! A tummy was sick. {Name} may want a drink. Here is some water. Sip, sip.
      P Tummies do that. All people do it.
      P A grown-up hears it and comes.
      P Some children cry. Some are just sleepy.
      Q With a sick tummy, {Name} may feel ____.
      Q Before bed, {Name} may feel ____.
      Q After it, {Name} may feel ____.
      H {helper} can hold the bowl.
      H {helper} can rub {his} back.
      H {helper} can bring a clean top.
      T {he} can call for help.
      T {he} can point to the bowl.
      T {he} can wash hands with soap.
      T<comforter> {he} can cuddle {comforter}.
      C<bowl> {he} can say, "Bowl, please."
      C<bowl> {he} can say, "Tummy says no."
      C<sips> {he} can say, "Sip, sip, rest."
      C<topic> {he} can think about {topic}.
      A<bowl> Then it is out. The tummy can rest. The bowl gets a wash. Night-night, bowl.
      A<bowl> The bowl is clean. It is by the bed. A bowl can wait. Now a tummy can sleep.
      A<sips> Sip, sip, rest. Sip, sip, rest. The tummy gets quiet. Hello, clean sheet!
      A<sips> Sip, sip. The water stays in. Now the tummy can rest. Hello, soft pillow!
      D<saw> Somebody was sick. {Name} saw it. Bleh! It is over now. Somebody made it clean.
      D<order> Sick comes in steps. {Name} may know it. The mouth gets wet. Up it comes, bleh! Then the tummy has a rest.
      P<saw> It came out, and then it was better.
      Q<saw> Thinking of it, {Name} may feel ____.
      H<saw> {helper} can say what happened.
      T<saw> {he} can hold a hand.
      C<saw> {he} can say, "That was then."
      C<order> {he} can say, "Wet, bleh, rest."
      A<saw> The floor is dry. Nobody is sick on it now. There are toys on it. That was then. Now it is play time.
      A<order> Wet, bleh, rest. Rest is the last bit. The tummy gets quiet. Night-night, tummy.
    `),
    '4-5': script(`
      D<bowl> A bowl can stand by the bed. Then {Name} may see where it is. Some nights, a tummy gets sick. Then all of it comes up and goes in the bowl. Most nights, the bowl just stands there.
      D<bowl> A tummy can say no to what is in it. {Name} may know how that is. The mouth gets wet. The tummy pushes. Up it comes, and into the bowl. It takes as long as a song or less.
      D<sips> After being sick, {Name} may want a drink. A tummy that is sore likes it slow. One small sip goes down. Then there is a rest. Then comes the next small sip.
      P Grown-ups do not mind the mess. They have mops. They would rather help than sleep.
      P Being sick can come when there is a bug in the tummy. Bugs are too small to see. The body throws them out.
      P Most people are sick just now and then. They talk about it a bit, and then they forget.
      Q When a tummy feels sick, {Name} may feel ____.
      Q Thinking of it in the evening, {Name} may feel ____.
      Q When it is all out, {Name} may feel ____.
      H {helper} can come at night when somebody calls.
      H {helper} can hold the bowl and rub {his} back.
      H {helper} can bring clean things. ~ Then it all smells good again.
      H<adult> {helper} can help by {adult}. ~ Then a tummy can rest.
      T {he} can call, and point to the bowl.
      T {he} can take slow breaths with a hand on the tummy.
      T {he} can wash both hands with soap.
      T<comforter> {he} can hold {comforter} and rest.
      T<quiet> {he} can spend some time {quiet} the next day.
      C<bowl> {he} can think, "The bowl is there if I need it."
      C<bowl> {he} can say, "My tummy says no. I need the bowl."
      C<sips> {he} can say, "One sip, and wait. One sip, and wait."
      C<topic> While the tummy rests, {he} can think about {topic}.
      A<bowl> In the morning, the bowl is still there. On most mornings it is empty. If a tummy was sick, the bowl gets washed. Then it goes back by the bed. It is a good bowl, and it can wait.
      A<bowl> When it is all out, a tummy can rest. The bowl gets clean. A grown-up is near. There is some water, and there is time.
      A<sips> The sips stayed in. Next comes a bite of toast, and after that a bit more. A sick tummy is slow, and slow is fine. Soon there is room for lunch.
      A<sips> Sip, rest, sip, rest. That is how a sore tummy likes it. A whole cup went down like that. It took a long time, and that was the right speed.
      D<saw> Somebody was sick, and {Name} saw it. It was quick, and it did not look nice. Then somebody came with a bucket and a cloth. The place was made clean. In the head, it can go on for a while.
      D<order> When a tummy gets sick, it goes in steps. {Name} may know some of them. First the mouth gets wet. Then the face gets cold. Then it comes up, and last of all there is a rest.
      P<saw> The one who was sick felt better after it. That person would like others to play and not look.
      Q<saw> When {Name} thinks of the place, the tummy may feel ____.
      H<saw> {helper} can look at the place too. ~ It is just a floor again.
      T<saw> {he} can wash both hands and then play.
      C<saw> {he} can think, "That was one time. It is clean now."
      C<order> {he} can think, "Wet, cold, up, and rest."
      A<saw> The floor is a floor, and the room is a room. Seeing someone be sick does not make a tummy sick. The bucket is back in its place. So is the one who was sick.
      A<order> The last step is the rest. The face gets warm, and the tummy gets quiet. It did not need anyone to tell it how. Some time after that there may be toast.
      D<again> Being sick is quick, but a head thinks of it for long. {Name} may feel something in the tummy and think, "Is it that?" Tummies make a lot of small feelings. Most of them mean hungry, or worried, or time for the toilet. Only once in a while it is that one.
      P<again> Lots of people do not like to be sick. Some of them think of it every day for a while.
      P<again> Grown-ups have a bowl and a cloth. They have seen it many times.
      Q<again> When the tummy feels odd, {Name} may feel ____.
      H<again> {helper} can tell others what helps.
      H<again> {helper} can name the feelings that live in a tummy.
      T<again> {he} can put a hand on the tummy and breathe out long.
      T<again> {he} can drink a sip of water and look outside.
      C<again> {he} can say, "Tummy, is it hungry or is it worry?"
      A<again> The hand went up and down on the tummy. After a while it was quiet in there. If somebody is sick, there is a bowl, and then it ends. Today there is a snack.
      D<out> A tummy does not look where it is. So people can be sick when others are there. {Name} knows how that is. Up it came, and other people saw it. It happens to lots of people, big and small.
      P<out> Other people say "eww" fast. Then they think of their own tummy. Then they play on.
      P<out> Grown-ups clean it up. They have seen it many times.
      Q<out> Thinking of that place, {Name} may feel ____.
      H<out> {helper} can tell of a grown-up who was sick. ~ There are lots of such tales.
      T<out> {he} can say "bag, please" when a tummy feels odd.
      C<out> {he} can say, "Tummies do that."
      A<out> The place is clean, and it is a place like before. A tummy that was sick is hungry again. Others have seen a lot of things since then. It was one time, and it is over.
      D<desk> At school a tummy can feel odd. {Name} may think, "Will I be sick?" Then the tummy feels more odd, and home seems far away. But it may be a worry, or nearly lunch time. A worry can live in a tummy too.
      P<desk> The grown-ups at school know what to do. They have a bowl, a cloth and water.
      P<desk> Lots of children do not like to be sick. Some of them think of it at school.
      Q<desk> When {his} tummy feels odd, {Name} may feel ____.
      H<desk> {helper} can tell the teacher about it. ~ Then two people know.
      H<desk> A grown-up at school can sit close by for a bit.
      T<desk> {he} can put a hand on {his} tummy and blow out.
      T<desk> {he} can tell a grown-up, "My tummy feels odd."
      C<desk> {he} can say, "Is it worry? Is it lunch?"
      A<desk> The hand goes up and down. After a bit, the tummy is quiet. If somebody is sick, a grown-up comes and helps. Then it is over. School has an end, and after it comes home.
    `),
    '6-7': script(`
      D<order> A body that is going to be sick does things in an order. {Name} may have noticed them. First the mouth gets wet, and that is good for the teeth. Next the face feels cold. Then the tummy pushes a few times, and it comes out. Last of all, there is a rest.
      D<bowl> A bowl can stand on the floor beside {his} bed. It has nothing to do on most nights. It is there for a sick stomach, so nobody needs to run. A bowl can wait for months and not mind. Knowing where it is makes the way shorter.
      D<sips> After being sick, a stomach is sore and empty. {Name} may be thirsty, and a big glass looks good. But a stomach likes it better in sips. One sip goes down, and then the thin clock hand goes round twice. When that has stayed in, the next sip can go.
      P Other people are sick too. They do it at home, so hardly anyone sees it. When it happens in class, the others are startled for a minute. Then they go back to their sums.
      P Grown-ups get up at night and know where the mop is. They were sick as children, and somebody got up for them.
      P Feeling sick does not mean that it will come up. Mostly it passes. A bug can make a tummy feel sick. So can a bend in the road, or a worry.
      P Some children are scared of being sick. They may eat less or ask a lot of questions. A body is made to do this, and it knows how to stop.
      Q When a stomach feels odd, {Name} may feel ____.
      Q In the evening, thinking of it, {Name} may feel ____.
      Q When it is out, {Name} may feel ____. It can be two things at once.
      H {helper} can come, hold the bowl and stay until it is over. ~ It is easier with a warm hand on the back.
      H {helper} can see to the mess. ~ That is a job for grown-ups.
      H {helper} can answer a worry once, and then talk of other things. ~ A worry that is asked over and over gets bigger.
      H<adult> {helper} can help by {adult}. ~ A calm body has a calmer stomach.
      T {he} can breathe out slowly, with a hand on the tummy. ~ That helps a sick feeling to pass.
      T {he} can rinse the mouth with water. ~ The sour taste goes down the sink.
      T {he} can tell a grown-up at once, at school as well. ~ They know where the bowls are.
      T<comforter> {he} can hold {comforter} while resting. ~ Stomachs like things that are soft and warm.
      T<quiet> {he} can spend some time {quiet}. ~ A stomach needs a slow day.
      C<order> {he} can think, "First, next, last, and then rest."
      C<bowl> {he} can think, "The bowl waits, so I can sleep."
      C<sips> {he} can say, "One sip, two rounds, one sip."
      C<topic> While {he is} resting, {he} can think about {topic}.
      A<order> Last of all comes the rest. The stomach is quiet, and the face gets warm again. A body that was sick is tired, because it did a job. After a sleep there may be toast.
      A<order> First, next, last, and now it is the last part. A sick body rests, and the sheets are clean. Nobody needed to tell it what to do. One day soon it will want something to eat, and it will say so.
      A<bowl> The bowl has its place, and it stays there. If it was needed, it has been washed. If a stomach is sick again one day, it is there. Until then it has a good view of the room.
      A<bowl> In the morning somebody steps over the bowl. It is empty on most mornings, and nobody minds carrying it away. A stomach that feels sick can look at it and calm down. It is only a bowl, and it is good at waiting.
      A<sips> The sips have stayed where they are. After some hours there is soup, and the next day there is bread. A sick stomach mends itself in its own time. The big glass can come then.
      A<sips> Sip by sip, the cup gets empty. The stomach did not send any of it back. It trusts soup first and bread later. In a day or two it may forget all about it, and want pancakes.
      D<saw> Somebody was sick, and {Name} was there and saw it. It took some seconds. Then there were cloths and a bucket, and someone opened a window. The room forgot it after an hour. A head can keep a picture like that for longer.
      P<saw> The person who was sick would have liked fewer eyes. Being sick can happen to anyone, and afterwards most feel better. What that person wants now is to be asked to play.
      Q<saw> At the door of that room, {his} tummy may feel ____.
      H<saw> {helper} can go in first and say what is there. ~ It is mostly chairs.
      T<saw> {he} can look first and go in for twenty seconds. ~ Next time it can be forty.
      C<saw> {he} can think, "That was a picture. This is a room."
      A<saw> Pictures in a head fade when the room is just a room. Nobody gets sick from looking. The soap is by the tap, and the bucket is in a cupboard. It has had its turn.
      D<again> A tummy has its own nerves, and they talk to the head all day. With a worry about it, the head listens very hard. {Name} may hear each small gurgle and think that it starts. A worried tummy and a sick tummy feel nearly the same. Worry goes up and down, and it goes away when something good begins.
      P<again> Lots of children worry about it, and hardly any of them say so. They think that they are the only one.
      P<again> Grown-ups know that being sick is not nice. They also know that it takes a minute and is cleaned up in five.
      Q<again> When the tummy gurgles, {Name} may feel ____.
      H<again> {helper} can agree on a sign with the teacher for going out. ~ It helps just to have one.
      H<again> {helper} can leave out the question, "Do you feel sick?" ~ A tummy believes what it is asked.
      T<again> {he} can breathe in for three and out for five, five times.
      T<again> {he} can stay for two more minutes and then look again how it is.
      C<again> {he} can think, "That is my worry gurgling."
      A<again> Gurgle, says the tummy, and it only means lunch. People are sick once in a while. It is rare, though, and there is a bowl, and it ends. In between there are a lot of days that are about something else.
      D<out> Being sick takes about a minute, and a stomach does not choose the place. It may be on a trip or at a table with others. {Name} knows that from inside. It is odd to have people look just then. Nobody can hold it back, big or small.
      P<out> People who saw it mostly felt sorry. A few made a face, because faces do that by themselves. By lunch they talk about lunch.
      P<out> Most people in a class have been sick where others were. They do not say much about it.
      Q<out> Going back to that place, {Name} may feel ____.
      H<out> {helper} can agree on a sign with the grown-up in charge. ~ Then there is a way out without words.
      T<out> {he} can have a small bag in a pocket. ~ It weighs nothing, and it is good to know.
      C<out> {he} can think, "It was one minute, and it is over."
      A<out> The floor has been washed, and other feet have walked there. A stomach did what stomachs do. If somebody says something, "I was sick" is a whole answer. Then it is a day with other things in it.
      D<desk> A tummy comes along to school like everything else. In a quiet lesson, {Name} may think, "Am I going to be sick?" Then the tummy feels worse, because worry lives in there as well. Home seems like the only good place. But a school has what a home has. There is a bowl, and there is a grown-up who knows what to do.
      P<desk> Grown-ups at school have helped lots of children who were sick. It takes them five minutes, and nobody is in trouble for it.
      P<desk> Many children think about being sick, and hardly any of them say so. Each of them may think that nobody else does.
      Q<desk> When the tummy feels odd in class, {Name} may feel ____.
      Q<desk> When home seems far away, {Name} may feel ____.
      H<desk> {helper} can agree with the teacher on a sign for going out. ~ A way out helps, even on days when nobody uses it.
      H<desk> {helper} can tell the school what helps. ~ Then somebody knows it there as well.
      T<desk> {he} can breathe out slowly and have a sip of water. ~ Most odd feelings are gone by then.
      T<desk> {he} can show the sign, go and wash {his} hands, and come back.
      T<desk,comforter> {he} can give {comforter} a hug before school. ~ It waits at home until the bell.
      C<desk> {he} can think, "It may be worry. I know where to go."
      A<desk> The lesson is over, and the tummy wants its lunch. On nearly all school days it goes like that. If somebody is sick, a grown-up comes, and a phone rings at home. Being sick has an end, and then the day goes on.
      A<desk> Most of the time, the sign stays in the pencil case. It is good to have it in there. A sick feeling comes, and it goes again, as feelings do. At the end of the day there is the way home.
    `),
    '8-10': script(`
      D<order> Hardly anyone explains what a body does when it is sick, although it follows a plan. {Name} may have met all the stages. First the mouth fills with saliva, which coats the teeth against acid. The face goes pale, because blood is needed elsewhere. Then the muscles of the belly squeeze a few times, and for some seconds that is all there is. After that the alarm in the brain switches off, and most people feel better at once.
      D<bowl> Some families keep a bowl in a cupboard that is used for nothing else. {Name} may know where it is. A stomach that feels sick makes people think of distances. How far is the bathroom, and how far is the classroom door? A bowl turns a long distance into a short one. On nearly every night it stands there and does nothing, which is the best use of it.
      D<sips> A stomach that has been sick is like a shop after closing time. {Name} may be thirsty, and still a full glass would be sent straight back. What it accepts is a sip, then five minutes without one, then another. Doctors give the same advice in hospitals. It is slow, and by the third hour it has usually worked.
      P Everybody at school has been sick, and almost nobody mentions it. When it happens in front of others, they are startled, and some make a noise. A week later they remember what there was for lunch that day.
      P Brain and stomach are joined by a thick nerve, and messages go both ways. That is why a worry can feel exactly like a bug. Wondering about it all day makes the feeling stronger, for the same reason.
      P Adults who ask "Are you going to be sick?" every five minutes mean well. It does not help much. They may not know that, and they can be told.
      P Some people are more afraid of being sick than of anything else. It is common, and there is a long name for it. Those who help with fears know it well, and they take it in small steps.
      Q When the stomach sends a message, {Name} might feel ____.
      Q Before eating in a strange place, {Name} might notice ____. Throats can be cautious.
      Q Afterwards, when the alarm is off, {Name} might feel ____. Relief is often among the answers.
      H {helper} can stay close by, say little and see to the rest. ~ Company is more use than questions.
      H {helper} can tell the school what to do, and where the nearest way out is. ~ Teachers keep a bucket for a reason.
      H {helper} can find somebody who knows about this fear, if it spoils meals or sleep. ~ Fears shrink when they are met in small steps.
      H<adult> {helper} can help by {adult}. ~ It has settled things before.
      T {he} can breathe out longer than in, for two minutes. ~ The nerve to the stomach takes that as good news.
      T {he} can look at something far away and describe it. ~ A sick feeling that is not watched often fades.
      T {he} can rinse the mouth, wash the hands and lie down on one side. ~ After that there is nothing more to do.
      T<comforter> {he} can keep {comforter} close while resting. ~ Warm and familiar things calm a stomach.
      T<quiet> {he} can spend the day {quiet}. ~ Two quiet days are what a bug usually takes.
      C<order> {he} can think, "My body knows the plan, and the plan ends."
      C<bowl> {he} can think, "The bowl is ready, so I need not be."
      C<sips> {he} can think, "One sip, five minutes, no hurry."
      C<topic> Until it passes, {he} can think about {topic}.
      A<order> The plan has an end, and it comes soon. The face gets its colour back, the stomach is sore for a while, and then it is hungry. Being sick is unpleasant, and a body can do it without being told how. It can do the mending as well, mostly asleep.
      A<order> Sooner or later the stomach asks for something, and it is usually toast. That is the last stage, and it is easy to overlook. Nobody who was sick remembers each part of it for long. The body does, and it keeps the instructions in a safe place.
      A<bowl> The bowl goes back to its place and waits. It may wait for a year. Feeling sick comes more often than being sick, and both of them pass. In the meantime people can have supper and think about something else.
      A<bowl> On most nights of its life a bowl like that has nothing to do but stand there. It is the cheapest guard in the house. A stomach that feels sick may look at it and find that the way is short. In the morning it goes back in its cupboard, dry.
      A<sips> Later the shop opens again, first for toast and then for pasta. A stomach lines itself anew every few days, so it is used to repairs. There is no point in rushing one that has been sick. The full glass will taste remarkably good.
      A<sips> Sip by sip, somebody drank a whole glass and did not notice. The stomach took it in small change. By tomorrow the shop may be open all day, with soup at noon. Slow was the quick way, as it usually is with stomachs.
      D<saw> It takes about ten seconds to be sick. It takes longer to stop thinking about it for those who watched. {Name} saw it happen. Brains store such scenes quickly, with smell and place, in case it was something poisonous. Afterwards the place itself sets off a queasy feeling, although nothing is there. It is an old safety rule, applied to the wrong room.
      P<saw> The one it happened to has probably thought about it even more, and mostly about the faces. "Are you all right?" or nothing at all are both good things to hear. Jokes can wait a year.
      Q<saw> Walking into that room again, {Name} might notice ____. Stomachs have a good memory for places.
      H<saw> {helper} can ask the school for a seat near the door for a week. ~ Knowing that one can leave is often enough.
      T<saw> {he} can go in early, when it is empty, and look at the spot until it gets boring. ~ It usually does within minutes.
      C<saw> {he} can think, "My stomach is remembering. It is not predicting."
      A<saw> After some ordinary visits, the place is connected with ordinary things again, such as chairs and announcements. Seeing somebody be sick is not a way to catch it. Clean hands do the rest. The floor has been washed since, and more than once.
      D<again> The stomach has so many nerve cells that scientists call it the second brain. It reports all day, and the first brain usually throws the reports away. On a worried day, {Name} may be reading every one of them. The trouble is that fear makes the stomach feel odd too. Then fear of being sick produces the very feeling that it is looking for.
      P<again> Other people are mostly sorry for somebody who is sick, and glad that it is not them. They do not keep it in mind for long.
      P<again> Fear of being sick is one of the most common fears there are. Plenty of adults have it and arrange the seats on buses around it.
      Q<again> When the stomach reports something, {Name} might notice ____.
      H<again> {helper} can see to a way out that needs no words. ~ A way out is mostly used by being there.
      H<again> {helper} can talk to a doctor if the fear begins to decide about meals or school. ~ It can be treated well.
      T<again> {he} can breathe out for longer than in, for two minutes. ~ It is the one message a stomach believes.
      T<again> {he} can rate the feeling from one to ten, wait, and rate it again. ~ Fear moves, and illness mostly stays.
      C<again> {he} can think, "Report received. Probably lunch."
      A<again> Most reports turn out to be about lunch. Sooner or later one will be about being sick, as for everybody. Then there is a bowl, an unpleasant minute and a glass of water. The days in between are many, and they need not be spent reading the post.
      D<out> For being sick there are good places and bad ones, and a stomach cannot tell them apart. {Name} has been sick where others could see it. It is a plain event of about a minute, with an audience that nobody asked for. What remains afterwards is mostly the audience. It has a way of growing in the memory.
      P<out> Those who were there remember it less than it seems. They saw somebody who was ill for a minute, and then they had a week of their own. Some were mainly glad that it was not their turn.
      P<out> Somebody may make a joke, because people are uneasy about stomachs. It usually gets one laugh and wears out. A shrug is enough.
      Q<out> On walking back in there, {Name} might feel ____. It is usually largest at the door.
      H<out> {helper} can speak with the adult in charge, so that nobody makes a fuss. ~ A quiet return is a short one.
      T<out> {he} can decide on one sentence beforehand, such as "Yes, that was me. Better now." ~ Nobody has a second question after that.
      C<out> {he} can think, "One minute, and a lot of memory."
      A<out> Rooms do not keep a record of it. The floor was cleaned, other things happened on it, and the minute is further back every day. Anyone can be sick, and nearly everyone has been, in a place that did not suit. The seat by the door is free for those who like to know where it is.
      D<desk> There are places where being sick would be worse than in others, and a classroom comes high on that list. {Name} may sit in one and listen to {his} stomach instead of the lesson. A stomach that is listened to will have something to say. Worry makes it feel odd, and then the odd feeling makes the worry grow. Going home seems the only answer. It also teaches a brain that school was the danger, which it was not.
      P<desk> People who work at a school deal with this several times a term. There is a cupboard for it, with a bucket and gloves. It takes them five minutes, and they would rather be told early than late.
      P<desk> Classmates would be startled, and somebody might make a noise. People keep far better records of their own bad moments than of anyone else's.
      Q<desk> In a quiet lesson, {Name} might notice ____. It may be in the stomach or in the thoughts.
      Q<desk> When the wish to go home gets big, {Name} might feel ____.
      H<desk> {helper} can agree with the school on a card for leaving the room without a word. ~ A way out is mostly used by being there.
      H<desk> {helper} can ask how the day was and leave the stomach out of it. ~ A stomach answers every question that it is asked.
      H<desk> {helper} can talk to a doctor if the worry begins to decide about school. ~ It can be helped, in small steps.
      T<desk> {he} can breathe out for longer than in and give it five minutes by the clock. ~ Worry moves, and illness mostly stays.
      T<desk> {he} can go out, have some water and come back. ~ Coming back is the part that a brain learns from.
      T<desk,comforter> {he} can leave {comforter} at home and know where it is. ~ It is there after the bell.
      C<desk> {he} can think, "Five minutes. I know the way out, and who is there."
      A<desk> Most of these lessons end with a bell and an appetite. Sooner or later everybody is sick somewhere. Then there is a bucket, a phone call home, and an ordinary Thursday after it. The way out of the room is known, and it works without being used.
    `),
    '11+': script(`
      D<order> Being sick is one of the oldest reflexes there are, and it runs by itself from beginning to end. {Name} may recognise the sequence: saliva, a cold forehead, a few contractions, and then a sudden calm. Each part has a purpose, down to the saliva, which shields the teeth from acid. The whole of it is directed from a small area at the back of the brain that does not ask for permission. What it also does, reliably, is to switch itself off.
      D<bowl> There is a kind of arithmetic that people do who are uneasy about being sick. {Name} may know it: the distance to the door, the number of people in the row, what was eaten and when. It looks like caution, and it takes up a great part of the day. A bowl under the bed and a bag in the rucksack answer most of it at once. They are rarely needed, which is the whole point of them.
      D<letter> Some fears are talked about at parties, and the fear of being sick is not among them. {Name} may be surprised to hear how common it is, and how well the people who have it hide it. They choose the aisle seat, they sniff the milk, and they know who in the class has been ill. Every one of these habits brings relief for a minute and makes the fear a little larger. That is how fears are fed, and doing without the habits is how they shrink.
      P For the people who see it happen, it is over in a minute and soon replaced by other news. The person concerned may remember it for years. Both of these are normal, and it helps to know that they differ so much.
      P Gut and brain are connected by a nerve that carries more messages upwards than downwards. A tense stomach therefore reports nausea, whether there is a virus or a maths test. The feeling is real in both cases, and in most of them nothing comes of it.
      P<letter> Parents who ask about it all the time are trying to be prepared. The question itself is not harmless, since it directs attention to the stomach. One sentence can be enough to end that habit.
      P<letter> Therapists who work with this fear are not shocked by it and do not laugh. They begin with something small, such as a word or a drawing, and go no faster than the person concerned. It is among the fears that respond well.
      Q When the stomach announces something, {Name} might feel ____. It may be mostly about the room and the people in it.
      Q Reading a menu or hearing about a bug that is going round, {Name} might notice ____.
      Q On the morning after, {Name} might feel ____. It may be another word by lunchtime.
      H {helper} can be near, be quiet and deal with the laundry. ~ The rest takes care of itself.
      H<letter> {helper} can stop answering the same question, if that has been agreed. ~ Reassurance works for about a minute.
      H {helper} can arrange a talk with a doctor or a therapist, if eating or going out is affected. ~ It is a well-known problem with a good way out.
      H<adult> {helper} can offer {adult} for the time being. ~ It has had a calming effect before.
      T {he} can lengthen each breath out and relax the jaw. ~ Nausea and tension go together, and one of them can be influenced.
      T<letter> {he} can stay in the situation two minutes longer than the fear suggests. ~ A wave of nausea usually turns within that time.
      T {he} can rinse with water and wait half an hour before brushing the teeth. ~ Acid makes them soft for a while.
      T<comforter> {he} can keep {comforter} within reach. ~ There is no age limit for that.
      T<quiet> {he} can spend the next hours {quiet}, with small sips in between. ~ Bodies repair themselves best when they are bored.
      C<order> {he} can think, "It starts by itself, and it ends by itself."
      C<bowl> {he} can think, "Prepared, and therefore off duty."
      C<sips> {he} can think, "Too small to be noticed, one after another."
      C<letter> {he} can think, "Feeling sick is a message, and most of them are wrong."
      C<topic> Meanwhile, {he} can think about {topic}.
      A<order> A day or two later there is toast, and after that the question of what is in the fridge. The body has carried out a complicated operation without any instruction. Being sick will happen again at some time in the next years, and nobody knows when. It will begin, and it will end, and there will be clean sheets.
      A<bowl> The bowl can stay where it is, gathering dust and doing its duty. There will be evenings when nobody thinks of it. Feeling sick is going to come and go, as it does in everyone who has a stomach and a calendar. Space that was taken up by arithmetic can be used for other things.
      A<sips> In this way a glass gets emptied without the stomach having been consulted. Then there is toast, then soup, and at some stage an ordinary supper. Having been sick leaves no mark on anybody, apart from a pile of laundry. Slow was simply the fastest way that worked.
      A<letter> So this is a subject after all, and being sick can be mentioned like a broken arm. Telling one person is usually the hardest part. After that there are small steps, most of them dull, each a little longer than the one before. The aisle seat may remain the best seat for quite different reasons.
      D<sips> The first rule after being sick is printed in every hospital leaflet, and hardly anyone keeps to it. It says small sips, with pauses. {Name} may be thirsty enough for a litre, but a stomach that has just been through that will hand back anything in bulk. A sip stays down because it is too small to be noticed. Five minutes later the same trick works again.
      D<saw> Watching somebody be sick is a curiously powerful experience. {Name} saw it, and the scene has been filed with its sound, its smell and its location under "relevant". That system is older than humanity, and it assumed that whatever made one member of a group ill would make the others ill as well. So the room itself now causes a tightness in the stomach. The stomach is well informed about the past and knows nothing about the future.
      P<saw> Whoever it happened to has in all likelihood gone over it a hundred times. From that side the worst part was the audience. A nod in the corridor, as if nothing had happened, is about the kindest thing on offer.
      Q<saw> At the thought of that room, {Name} might notice ____. It need not be reasonable.
      H<saw> {helper} can arrange a seat by the door without a public announcement. ~ An exit that is available is seldom used.
      T<saw> {he} can go back in small portions, and stay each time until the feeling has begun to sink. ~ It usually sinks within minutes.
      C<saw> {he} can think, "That is a memory and not a forecast."
      A<saw> Avoiding a place keeps a memory fresh, and boring visits wear it out. If it begins to decide about meals, buses or school, a doctor or a therapist can help, and tends to have heard it before. Being sick cannot be caught by eye. The room has long since gone back to being a room.
      D<out> Being sick in private is unpleasant, and in company it becomes a story. {Name} has been through the second kind. The event itself took a minute or so and followed the usual order. What makes it linger is the idea of how it looked, which nobody can check. In experiments, people believe that about twice as many others noticed something embarrassing as really did.
      P<out> The others have their own version, in which they mainly see their own shock. Most feel sympathy and do not know how to show it. A few make a remark, and it tends to say how uneasy they were.
      P<out> Teachers and drivers have buckets, gloves and a routine for this, because it happens every term. To them it was a mop and ten minutes.
      Q<out> At the thought of going back, {Name} might feel ____. The imagined room is fuller than the real one.
      H<out> {helper} can arrange a way in that attracts no attention, such as five minutes early. ~ It is easier to be found there than to enter.
      T<out> {he} can mention it first, in one dry sentence. ~ What has been said aloud is hard to whisper about.
      C<out> {he} can think, "It was a minute. They have had a week since."
      A<out> By now the story has been told a few times, with less and less interest on either side. Stomachs will go on choosing their moments, in trains, offices and wedding parties. Whoever has been sick in public once knows that life goes on about four minutes later. The room is a room again.
    `),
  },
};

/** Being sick and the fear of it: what a body does and why, the bowl beside the bed, small sips, clean sheets. */
export const beingSick: Frame = withScenes(own, toastAfterTheBug, smallAndOften, chickenpoxWeek, cleanEnough);
