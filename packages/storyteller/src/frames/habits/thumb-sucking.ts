import { script, type Frame } from '../../frame.ts';
import { suckingAgain } from './sucking-again.ts';
import { thumbAtNight } from './thumb-at-night.ts';
import { withScenes } from '../scene.ts';
import { thumbInClass } from './thumb-in-class.ts';

const own: Frame = {
  id: 'thumb-sucking',
  name: 'Sucking a thumb',
  says: [
    'thumb sucking',
    'still sucks her thumb',
    'sucks his thumb at night',
    'sucks thumb when tired',
    'sucking fingers all day',
    'thumb in mouth at school',
    'dentist says she must stop sucking her thumb',
    'teeth are being pushed out by thumb',
    'thumb sucker aged 7',
    'sucks two fingers and strokes a blanket',
    'wants to stop sucking his thumb but cant',
    'other kids tease him for sucking his thumb',
    'sore thumb from sucking',
    'skin on thumb is cracked from sucking',
    'thumb goes in as soon as tv is on',
    'how to stop thumb sucking',
    'finger sucking',
    'sucks thumb in the car',
    'nail paint didnt work for thumb sucking',
    'talks with her thumb in her mouth',
    'sucks thumb and twirls hair',
    'thumb sucking in front of screens',
    'thumbsucking',
    'thumb suking',
  ],
  claims: {
    strong: [
      'thumb',
      'thumb sucking',
      'thumbsucking',
      'thumb sucker',
      'suck thumb',
      'suck finger',
      'suck fingers',
      'suck two fingers',
      'suck hand',
      'sucking fingers',
      'finger sucking',
      'finger in mouth',
      'fingers in mouth',
      'sucks two fingers',
      'two fingers in her mouth',
      'sucking his fist',
      'sucks his fingers',
      'sucks her fingers',
    ],
    cues: ['suck', 'finger', 'mouth', 'tooth', 'dentist', 'twirl'],
    not: ['thumbs up', 'green thumb', 'rule of thumb', 'bite thumb', 'chews thumb', 'thumb nail'],
  },
  topicWords: ['thumb', 'thumbs', 'finger', 'fingers'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Many babies suck a thumb or fingers, some already before they are born; it calms them.',
    'Most children stop by themselves between two and four years; many older ones do it when tired, bored or upset.',
    'When adult teeth come, from about six, long and strong sucking can move the front teeth; a dentist can look.',
    'Teeth move slowly under a light, steady push, which is also how braces work.',
    'Skin that is wet for long gets soft, wrinkled and sometimes sore.',
    'It is a habit of the body and mostly happens without being noticed; noticing comes first.',
    'Something else for hands and mouth, kind reminders and small goals chosen by the child help; teasing and scolding do not.',
    'In the part of the brain that feels and moves the body, the hand and thumb have an area larger than that of the trunk.',
    'Habits take some weeks or months to change, with days that go back and forth.',
  ],
  threads: {
    jobs: 'the jobs of a thumb: buttons, pegs, holding',
    evening: 'the quiet times when a thumb goes in by itself',
    teeth: 'front teeth that notice a push',
  },
  roles: {},
  titles: {
    young: [
      { text: 'A Thumb Can Do So Much', thread: 'jobs' },
      { text: 'Button, Peg and Spoon', thread: 'jobs' },
      { text: 'Where Thumbs Like to Go', thread: 'evening' },
      { text: 'Two Front Teeth', thread: 'teeth' },
      { text: 'Hello, Thumb' },
      { text: '{name} and One Thumb' },
    ],
    older: [
      { text: 'What Thumbs Are For', thread: 'jobs' },
      { text: 'By Itself, in the Quiet', thread: 'evening' },
      { text: 'What Teeth Notice', thread: 'teeth' },
      { text: 'A Thumb with a Habit' },
      { text: '{name} and a Thumb' },
    ],
  },
  benefits: [
    'Explains why a thumb feels good, without making it a fault.',
    'Gives plain facts about teeth and skin.',
    'Offers {name} something else for hands, at the times when a thumb goes in.',
  ],
  talk: {
    young: [
      'What can a thumb do in this story?',
      'When does a thumb like to go in?',
      'Shall we find something soft for hands to hold?',
    ],
    older: [
      'Why does it happen without being noticed?',
      'Which word went into the blank?',
      'Shall we look out for the times when it happens most?',
    ],
  },
  cover: {
    setting: 'bedroom',
    time: 'sunset',
    pose: 'hold',
    feeling: 'calm',
    companion: null,
    props: ['pillow', 'button'],
  },
  text: {
    '2-3': script(`
      D<jobs> Here is a thumb. {Name has} one. It can push a button. Click! It can hold a spoon.
      D<evening> {Name} may be sleepy. In goes a thumb. Suck, suck, suck. It is warm in there.
      D<teeth> {Name has} little teeth. A thumb goes in. It is near the teeth. Push, push! It gets wet too.
      P Lots of babies suck a thumb.
      P Some children suck a thumb. Some hug a bear.
      P Grown-ups like to see a dry thumb.
      P Big children had wet thumbs once, too.
      Q With a thumb in, {Name} may feel ____.
      Q With a dry thumb, {Name} may feel ____.
      Q At bedtime, {Name} may feel ____.
      H {helper} can hold a hand.
      H {helper} can dry the thumb.
      H {helper} can bring a soft toy.
      H<helper> {helper} can sing a thumb song.
      T {he} can hold a soft toy.
      T {he} can wave the thumb.
      T {he} can hide the thumb in one hand.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      C<jobs> {he} can say, "Thumb, push!"
      C<evening> {he} can say, "Night-night, thumb."
      C<teeth> {he} can say, "Out you come, thumb."
      C<topic> {he} can think about {topic}.
      A<jobs> Click goes the button. Good thumb! It can do so much. A dry thumb can wave.
      A<evening> The thumb can rest too. It can rest in a hand. It is warm there. Night-night, thumb.
      A<teeth> Out comes the thumb. Hello, teeth! Teeth have room now. The thumb gets dry.
    `),
    '4-5': script(`
      D<jobs> A thumb is good at many things. {his} thumb can do up a button and hold a peg. It works with the other fingers as a team. When it is in the mouth, it can not do all that. Then only four are left to work.
      D<evening> Most thumbs go in at the same times. It may be in bed, or at a film. {Name} may not notice. It goes in by itself. It feels warm and calm in there.
      D<teeth> Front teeth are not as stiff as they look. If a thumb pushes on {his} teeth each day, they feel it. Teeth can move a tiny bit at a time. Dentists can see that. They look, and they count, and they say what they see.
      P A lot of children suck a thumb. It began a long time ago, and it worked well. Now it is hard to stop.
      P Grown-ups think about teeth a lot. Dentists have told them things. So they may talk about a thumb too often.
      P Other children may look at a wet thumb. They are just looking. Most of them have a habit too.
      Q With a thumb in the mouth, {Name} may feel ____.
      Q When somebody talks about it, {Name} may feel ____.
      Q When the thumb is dry, {Name} may feel ____.
      H {helper} can make a sign that only two people know. ~ It can mean, "Look, a thumb."
      H {helper} can bring something soft for the hands. ~ Busy hands help a thumb to rest.
      H {helper} can put a plaster on the thumb. ~ It helps to notice.
      H<helper> {helper} can hold the hand during a film. ~ A hand in a hand is warm too.
      H<adult> {helper} can help at tired times. ~ The first thing to try is {adult}.
      T {he} can make a fist with the thumb inside.
      T {he} can hold something soft in that hand.
      T {he} can blow on a wet thumb until it is dry.
      T<comforter> {he} can hold {comforter} in that hand.
      T<quiet> {he} can keep two hands busy {quiet}.
      T<doing> {he} can try {doing} at tired times.
      C<jobs> {he} can think, "Come out, thumb, here is a job."
      C<evening> {he} can whisper, "Thumb, you can rest in my hand."
      C<teeth> {he} can think, "Teeth like some room."
      C<topic> At tired times, {he} can think about {topic}.
      A<jobs> Five fingers can build a tower. Four can as well, but it wobbles. The thumb is dry and ready for work. At night it can rest with the others.
      A<evening> Some days the thumb goes in, and some days it stays out. Both are just days. A thumb can rest in a warm hand. It can be calm in there too.
      A<teeth> Each day with the thumb outside is good for teeth. They have room to stand straight. The thumb gets smooth and dry. It can hold an apple for them.
    `),
    '6-7': script(`
      D<jobs> Without a thumb it is hard to do up a coat. {his} thumb can meet each of the other fingers, one by one. Hardly any animal can do that. It can hold a pencil, a peg or a tiny screw. While it is in a mouth, all those jobs wait.
      D<evening> There is a reason why a thumb goes in at bedtime. Babies suck to get calm, and {his} body may still know how. A mouth sends a quiet message to the rest of the body. So the hand goes up when it is late or dull. Nobody tells it to go. Most of the time, nobody notices.
      D<teeth> A thumb in the mouth pushes on the front teeth. {his} teeth seem to stand as firm as stones. In fact they can move when something pushes them for a long time. Dentists use that to make teeth straight, but a thumb pushes the wrong way. New teeth are on their way now. They come in best when there is room.
      P Dentists have seen thumbs of all kinds. They look at the teeth and say what they see. Most of them know how hard it is to stop.
      P In any class some children suck a thumb, and some chew a sleeve. Others turn one bit of hair round and round. Bodies have many ways to get calm.
      P Grown-ups may say it ten times a day. They mean to help. After the third time it does not help much.
      Q Before the thumb goes in, {Name} may feel ____. It is easy to miss.
      Q When somebody says "thumb", {Name} may feel ____.
      Q At the end of a day, {his} hands may feel ____.
      H {helper} can agree on a quiet sign instead of a word. ~ Only two people need to know it.
      H {helper} can help to find out when it happens most. ~ It is often the same two times a day.
      H {helper} can ask the dentist what can help. ~ Dentists have good ideas about thumbs.
      H<helper> {helper} can say which habit was hard to stop. ~ Nearly everyone has had one.
      H<adult> {helper} can help by {adult}. ~ It is good for tired times.
      T {he} can put a small plaster on the thumb. ~ A tongue notices it at once.
      T {he} can squeeze a ball of clay during a film. ~ Hands with a job stay out of mouths.
      T {he} can draw a dot on a card for each dry evening. ~ It is fun to see the dots grow.
      T<comforter> {he} can keep {comforter} in that hand. ~ A full hand has no room for a habit.
      T<quiet> {he} can spend a dull hour {quiet}. ~ A thumb that works stays dry.
      T<doing> {he} can try {doing} at the hard times. ~ It calms a body as well.
      C<jobs> {he} can think, "Thumb, I have work for you."
      C<evening> {he} can think, "Hello, thumb. I noticed."
      C<teeth> {he} can think, "Room for the new ones."
      C<topic> While the hands rest, {he} can think about {topic}.
      A<jobs> The coat is done up, right to the top. That took a thumb and one finger. A thumb can rest at night in a warm fist. It has earned it, with all those buttons.
      A<evening> It takes some weeks until a thumb knows a new place to rest. Some evenings it will be back in the mouth. That is how habits go. Noticing it is the biggest part.
      A<teeth> A new tooth comes up slowly, a bit at a time. With the thumb outside, there is room for it. Teeth that moved can often move back. They take their time, as thumbs do.
    `),
    '8-10': script(`
      D<jobs> For engineers who build robot hands, the thumb is one of the hard parts. {his} thumb can turn, bend and meet every other finger, and it does that thousands of times a day. It ties laces, opens jars and holds pencils. Monkeys do something similar, but not as well. It is a clever tool with one odd habit, which is to go on holiday in a mouth.
      D<evening> Hardly anybody decides to suck a thumb, and {Name} may only notice it later. A habit works like a path that feet can find alone. Something starts it, such as a film, a worry or the minutes before sleep. Then a hand goes up, the body gets calmer, and the path gets a little deeper. Many people only notice when somebody else says it. Noticing it alone is a skill, and it can be trained.
      D<teeth> Teeth can move, and {his} thumb can move them. That is also how braces work. A light push for many hours, day after day, shifts a tooth by less than a hair. Dentists can measure what a thumb has done in a year. The good news is that a tooth does not care which way it goes. When the push stops, many of them drift back.
      P Other children have habits of their own, such as chewed pencils, twirled hair or a leg that bounces. A thumb is easier to see than most. That is the main difference.
      P Adults worry about it mainly after a visit to the dentist. Then they mention it too much for a week and forget it again. A plan would suit both sides better.
      P Somebody who teases about it is looking for something to say. It works better when it gets a big reaction. A shrug gives it nothing to hold on to.
      Q In the minute before, {Name} might feel ____. It may be tired, bored or something quite different.
      Q When somebody points it out, {Name} may feel ____. It may depend on who says it.
      Q On a dry day, {Name} might feel ____. There can be two feelings about it.
      H {helper} can use one agreed word, once. ~ Reminders get weaker when they are repeated.
      H {helper} can help to keep a record for a week. ~ A habit that has been counted is half understood.
      H {helper} can book a visit to the dentist and ask about ways to stop. ~ There are several, and they can be talked over first.
      H<helper> {helper} can take on a habit to give up at the same time. ~ It is easier with two, and funnier.
      H<adult> {helper} can help by {adult}. ~ It is another way to get calm.
      T {he} can wear a thin glove in the evening. ~ It does nothing except get noticed.
      T {he} can keep a smooth stone or a bit of clay by the sofa. ~ The hand finds it when it goes looking.
      T {he} can choose one place where the thumb stays out, such as the car. ~ One place at a time is how habits change.
      T<comforter> {he} can hold {comforter} in that hand at night. ~ It has done the same job for many people.
      T<quiet> {he} can spend dull hours {quiet}. ~ Thumbs that are busy do not wander.
      T<doing> {he} can try {doing} when it usually happens. ~ The body gets its calm by another road.
      C<jobs> {he} can think, "Back to work, you clever thing."
      C<evening> {he} can think, "Noticed it. That is one."
      C<teeth> {he} can think, "Less than a hair a day, in my direction."
      C<topic> In the quiet minutes, {he} can think about {topic}.
      A<jobs> By the end of a day, a thumb has done more than most machines. It is allowed a rest, and a pocket or a pillow will do. There will be evenings when it goes to the old place. In the morning it opens a jar.
      A<evening> Paths that are not used grow over, and it takes a few months. There will be days when the feet find the old one. Then it helps to count the other days. A thumb can learn a second path at any age.
      A<teeth> At the next visit, the dentist will measure again. Teeth keep a better diary than people do. Each evening with the thumb outside is written down in there, by a tiny amount. Nobody needs to be perfect for that.
    `),
    '11+': script(`
      D<jobs> There is an argument that human history began with the thumb. Because it can be placed against every other finger, it made tools possible, and then writing, and then the zip. {his} thumb has a part of the brain to itself that is larger than the one for the whole back. Such an instrument attracts habits. That it returns to the mouth in unguarded moments is the oldest of them, and it dates from before birth.
      D<evening> A thumb is only the middle of a habit, and habits have three parts. {Name} may have been told to stop for years, as if the action stood alone. Before it comes a trigger, such as tiredness, a screen or an unfinished thought. After it comes a reward, which in this case is a calmer body. Whoever wants to change it does better to start with the trigger.
      D<teeth> Several hours a night with a thumb behind the front teeth is enough to move them. In {his} jaw, as in any other, teeth sit in living bone, and bone gives way to gentle pressure if it lasts. Dentists call one result an open bite, in which the front teeth do not meet. It can often be corrected, and the correction holds far better when the pressure has gone.
      P At this age it is usually private, and the people who know are few. They may mention it in front of others without thinking. It is reasonable to tell them, once, that this is not a subject for supper.
      P Friends who share a room on a trip are mostly asleep before they notice anything. If they do notice, it takes its place beside snoring, talking in the night and a teddy in a rucksack. Nobody comes out of a school trip with dignity intact.
      P Dentists are less interested in blame than people expect. They see the result of some hours of pressure and the age of the jaw. Whether it was a thumb, a pen or a tongue is a technical question.
      Q When the hand goes up, {Name} might notice ____. Whatever came just before is the interesting part.
      Q When someone brings it up, {Name} might feel ____. A private habit made public is an unpleasant moment.
      Q During a week of trying something else, {Name} may feel ____. It can be bad temper, which passes.
      H {helper} can stop mentioning it and help with the plan instead. ~ Comments have been tried for years, and the results are known.
      H {helper} can arrange an appointment and let {Name} ask the questions. ~ Facts are easier to take from a person with a measuring instrument.
      H {helper} can treat it as private, like anything else about a body. ~ Respect makes experiments possible.
      H<helper> {helper} can try to change a habit in the same month. ~ It is humbling, and it improves the conversation.
      H<adult> {helper} can help by {adult}. ~ Calm can be reached by more than one route.
      T {he} can keep a log for seven days, with times and triggers. ~ A pattern usually shows before the week is over.
      T {he} can wear a glove or a plaster at night, purely as an alarm. ~ It makes the automatic visible.
      T {he} can keep something for the hands in the two worst places. ~ An occupied hand rarely goes looking.
      T<comforter> {he} can hold {comforter} in that hand at night. ~ The hand needs a tenant, and this is a good one.
      T<quiet> {he} can fill the dullest hour with {quiet}. ~ Boredom is one of the commonest triggers.
      T<doing> {he} can try {doing} at the usual time. ~ It supplies the reward by another route.
      C<jobs> {he} can think, "You invented writing, so hold a pen."
      C<evening> {he} can think, "There is the trigger, and now I have seen it."
      C<teeth> {he} can think, "Bone is patient, and so am I."
      C<topic> In the trigger hour, {he} can think about {topic} instead.
      A<jobs> The same thumb will sign letters, tune strings and unlock doors for many more years. One old habit can be retired from that list, at a pace that suits its owner. There will be relapses, usually around exams. None of them cancels the nights before.
      A<evening> Habits are not broken, whatever people say. They are replaced, slowly, by something that does the same job. It takes about two months for a new one to feel like nothing. A thumb that ends up round a pen or a pillow has simply moved house.
      A<teeth> Every dry night is a night without pressure, and the bone keeps count. After some months a dentist can see the difference with a ruler. It is one of the few projects in which doing nothing, for eight hours, is exactly right. The thumb can sleep as well.
    `),
  },
};

/** Sucking a thumb or fingers: why it feels good, what teeth notice of it, and what else a thumb can do. */
export const thumbSucking: Frame = withScenes(own, thumbAtNight, thumbInClass, suckingAgain);
