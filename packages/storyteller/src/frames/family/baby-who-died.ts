import { script, type Frame } from '../../frame.ts';
import { anotherBabyAfterOneDied } from './another-baby-after-one-died.ts';
import { looksForTheBaby } from './looks-for-the-baby.ts';
import { newsThatChanged } from './news-that-changed.ts';
import { withScenes } from '../scene.ts';

/** Of the family's own baby or twins, in one sentence and in whatever words between ("was born too early and died"). */
const BABY_DIED_AT_HOME =
  /\b(?:our|my|her|his|their|had|having) (?:\w+ ){0,2}?(?:baby|newborn|twins|triplets)\b(?! (?:rabbit|bird|guinea|hamster|chick|doll|tooth|fish))[^.!?]{0,80}(?<!\b(?:nearly|almost|could have|might have) )\b(?:died|stillborn|passed away|did(?:n['’]?t| not) (?:make it|survive|live))\b/i;

/**
 * A baby of the family died: before it was born, at birth or soon after. Died is the word; nothing a child thought or did
 * made it happen; often nobody finds out why. The grown-ups are sad and go on looking after the child. Nothing is said of
 * a next baby where none is on the way. Every story for 8 and older names somebody to tell when it is too heavy.
 */
const own: Frame = {
  id: 'baby-who-died',
  name: 'A baby who died',
  says: [
    'our baby died last month',
    'the twins were premature and one died',
    'her premature brother did not make it',
    'twins born at 28 weeks and one of them died',
    'her twin brothers came at 28 weeks and one died',
    'we lost the baby',
    'i had a miscarriage and my daughter knew i was pregnant',
    'our baby was stillborn',
    'her baby brother died',
    'his baby sister died after two days',
    'stillbirth, how to tell the older one',
    'the baby in mummys tummy died',
    'miscarriage at 14 weeks',
    'how do i explain a miscarriage to a 4 year old',
    'asks where the dead baby is now',
    'she tells everyone that the baby is coming but it died',
    'our twins, one of them died at birth',
    'the baby did not live',
    'lost our baby at 30 weeks',
    'newborn died',
    'cot death in our family',
    'sids',
    'the baby has no heartbeat',
    'he thinks the baby died because he was jealous',
    'the baby we were waiting for is not coming',
    'mom had a miscarriage',
    'pregnancy loss',
    'neonatal death of a sibling',
    'angel baby',
    'miscariage',
  ],
  claims: {
    strong: [
      'his twin died',
      'her twin died',
      'their twin died',
      'twin died when they were babies',
      'twin died at birth',
      'brother who died before',
      'sister who died before',
      'brother who died at birth',
      'sister who died at birth',
      'baby died before she was born',
      'baby died before he was born',
      'we saw the miscarriage',
      'baby brother died',
      'baby sister died',
      'our baby died',
      'our baby has died',
      'the baby died',
      'my baby died',
      'baby we lost',
      'the baby we lost',
      'miscarriage',
      'miscarried',
      'stillborn',
      'stillbirth',
      'born dead',
      'born asleep',
      'born sleeping',
      'born still',
      'lost the baby',
      'lost our baby',
      'lost a baby',
      'we lost a baby',
      'lost the pregnancy',
      'lost pregnancy',
      'lost a pregnancy',
      'pregnancy loss',
      'baby die',
      'baby has die',
      'baby is die',
      'baby dead',
      'baby death',
      'baby brother die',
      'baby sister die',
      'baby brother has die',
      'baby sister has die',
      'baby in my tummy die',
      'baby in mum tummy die',
      'newborn die',
      'baby did not live',
      'baby didnt live',
      'baby did not survive',
      'baby didnt survive',
      'baby is not coming',
      'baby not coming any more',
      'no heartbeat',
      'cot death',
      'crib death',
      'neonatal death',
      'angel baby',
      'twins and one die',
      'twin die',
      'twins one die',
      'one of the triplets die',
      'one baby die',
      'only one of them live',
      'one of them did not live',
      'one of them die at birth',
      'one of the twins die',
      'weeks one die',
      'weeks and one die',
      'early and one die',
      'early and one of them die',
      'early one die',
      'one twin die',
      'his twin die',
      'her twin die',
      'brother did not make it',
      'brother didnt make it',
      'sister did not make it',
      'sister didnt make it',
      'baby did not make it',
      'baby didnt make it',
      'dead baby',
      'died as a newborn',
      'died as a baby',
      'baby pass away',
      'baby passed away',
      'born sleeping',
      'born asleep',
      'died at birth',
      'died in the womb',
      'still born',
    ],
    cues: ['it die', 'heartbeat', 'womb', 'unborn'],
    not: [
      'baby doll',
      'toy baby',
      'lost the baby doll',
      'baby tooth',
      'baby bird',
      'baby rabbit',
      'baby guinea pig',
      'doll die',
    ],
  },
  topicWords: ['baby'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'adult', 'thing', 'place'],
  facts: [
    'Children are told in plain words that the baby died and what dying means; asleep, lost and gone away are misunderstood.',
    'Nothing a child thought, wished, said or did can make a baby die; a cross or jealous thought cannot either.',
    'Often nobody finds out why a baby died.',
    'Children may ask the same question many times, play funerals, or seem not to mind; all of it is usual.',
    'Adults grieve too, may cry, and still look after the child; seeing it is no harm when it is explained.',
    'Families remember in many ways: a name, a candle, a print of a foot, a tree, a day each year, or nothing to be seen.',
    "Bereavement charities and children's phone lines listen to children and to families after a baby has died.",
  ],
  threads: {
    before: 'a baby from years ago, who would be somebody by now',
    candle: 'a small light for the baby, which a grown-up lights and which is blown out again',
    ask: 'the same question, asked and answered again',
    count: 'the number of children in a family, when somebody asks for it',
    plans: 'the plans that were made for the baby and are still there',
    tears: 'the tears of a grown-up, and what dries them',
  },
  threadCues: {
    before:
      /\b(?:(?:her|his|their) twin\b(?! bab)|twin (?:brother|sister) (?:who )?(?:died|was|did)|before (?:s?he|they) (?:was|were) (?:even )?born|\w+ years (?:ago|on|later|now)|for years|(?<!\b(?:nicu|hospital|neonatal|last week|yesterday|just)\b[^]*)never met)/i,
    tears:
      /\b(?:(?:mum\w*|mom\w*|dad\w*|i|we|me|my (?:wife|husband|partner))\b[^.]{0,30}\b(?:cry|cries|crying|cried|tears|upset|sad)|why (?:we are|i am|mummy is|mum is|daddy is|dad is) (?:so )?(?:sad|crying))\b/i,
    ask: /\b(?:why|where|how come|ask(?:s|ed|ing)?|fault|because of (?:him|her|them)|blam\w+|caus\w+)\b/,
    candle: /\b(?:candles?|anniversary|remember\w*|birthday|memorial)\b/,
  },
  decidedBy: [BABY_DIED_AT_HOME, /\bbaby (?:brother|sister)\b[^.!?]{0,24}\b(?:has|have|had) died\b/i],
  onlyWhenSaid: ['before', 'tears'],
  tellsAlone: ['before'],
  roles: {
    // By name, where the family gave one and it is written down.
    baby: {
      fallback: { text: 'the baby' },
      cues: [
        {
          match:
            /(?:\b(?:[Hh]is|[Hh]er|[Tt]heir|[Bb]aby['’]s|[Tt]he) name (?:was|is)|\b(?:was|were) (?:called|named)|\b(?:called|named) (?:him|her|the baby)) (\p{Lu}[\p{L}'-]+)/u,
          phrase: { text: 'baby $' },
        },
      ],
    },
  },
  titles: {
    young: [
      { text: 'When Grown-Ups Cry', thread: 'tears' },
      { text: 'A Small Light', thread: 'candle' },
      { text: 'A Light for the Baby', thread: 'candle' },
      { text: 'Where Is the Baby?', thread: 'ask' },
      { text: 'The Same Question Again', thread: 'ask' },
      { text: 'The Baby Who Died' },
      { text: '{name} and the Baby' },
    ],
    older: [
      { text: 'How Old Somebody Would Be', thread: 'before' },
      { text: 'Somebody in No Photograph', thread: 'before' },
      { text: 'About Tears', thread: 'tears' },
      { text: 'A Small Light', thread: 'candle' },
      { text: 'Asked on Monday, Asked on Tuesday', thread: 'ask' },
      { text: 'The Question Comes Back', thread: 'ask' },
      { text: 'How Many Are There?', thread: 'count' },
      { text: 'A Number With a Pause in It', thread: 'count' },
      { text: 'What Happens to Plans', thread: 'plans' },
      { text: 'The Room in the Plan', thread: 'plans' },
      { text: 'The Baby Who Died' },
      { text: 'About the Baby' },
    ],
  },
  benefits: [
    'Says in plain words that the baby died, and that nobody made it happen.',
    'Leaves room for every feeling, and for having none just now.',
    'Shows {name} that questions may be asked again and who is there to answer.',
  ],
  talk: {
    young: [
      'What does the story say about the baby?',
      'How is it just now: sad, cross, or something else?',
      'Shall we do one quiet thing for the baby together?',
    ],
    older: [
      'Which question has not been answered yet?',
      'Which word went into the blank, and is it the same at night?',
      'Shall we think of a way to remember the baby, or leave it for now?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'sunset',
    pose: 'sit',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['flower', 'blanket'],
  },
  text: {
    '2-3': script(`
      D<ask> Where is the baby? {Name} may ask. {baby} died. The body stopped. The baby cannot come home.
      D<ask> {baby} died. {Name} did not make it happen. Nobody did. A baby that died cannot come back.
      D<ask> Big people are sad now. {Name} may look and ask. {baby} died. A body that died cannot come home.
      D<candle> {baby} died. {Name} may see a small light. People light it for the baby. It is good to look at.
      P Grown-ups may cry. They are sad too.
      P One day is sad. One day has jokes in it.
      P Grown-ups still make lunch and beds.
      Q Now, {Name} may feel ____.
      Q At home, {Name} may feel ____.
      Q In bed, {his} tummy may feel ____.
      H {helper} can sit close.
      H {helper} can say it again.
      H {helper} can cry and still hug.
      H<helper> {helper} can stay and hum.
      T {he} can ask it again.
      T {he} can cry or play.
      T {he} can sit on a lap.
      T<comforter> {he} can hug {comforter}.
      C<ask> {he} can say, "Where is the baby?"
      C<ask> {he} can say, "Baby died. I am here."
      C<ask> {he} can say, "Tell me, tell me."
      C<candle> {he} can say, "Hello, small light."
      A<ask> {baby} died. {Name} did not do it. It is fine to ask. Here is a lap. Here is lunch.
      A<ask> The baby cannot come. {Name} did not do it. {Name is} here. There is a bed, and a kiss. Night-night.
      A<ask> {baby} died. It was not {Name}. It was nobody. It is sad. Here are two arms. They go all round.
      A<candle> {baby} died. {Name} did not do it. A small light is for the baby. {Name is} here. There is a lap for {Name}.
      D<tears> A grown-up cries. {Name} may see it. {baby} died, and it is sad. {Name} did not do it. Drip, drip.
      C<tears> {he} can say, "Drip, drip. Tissue?"
      A<tears> The tears stop. A tissue is wet. {baby} died. A lap is warm and here.
    `),
    '4-5': script(`
      D<ask> {Name} may ask where the baby is. {baby} died. Its body stopped and cannot start again. Nothing hurts the baby now. It cannot come home. Nobody did a wrong thing.
      D<ask> Some questions come back, like a ball. "Where is the baby?" is one of them. {Name} may ask it at breakfast and in the bath. {baby} died. That is still the answer. No thought and no noise made it happen.
      D<ask> {baby} died, and {Name} may ask why. Grown-ups may say, "We do not know." That is a true answer. The body of the baby could not live. It was not a cross word, and it was not a wish.
      D<candle> For the baby, some families light a small light. {Name} may look at it. {baby} died. A body that died cannot start again. No cross thought and no loud game did it. People light it because they are sad.
      P Grown-ups at home are sad. They may cry in the kitchen and then cook. They can do both.
      P Other people may not know, and may ask about a baby. It is fine to say, "{baby} died."
      P Some children cry. Some play funeral with their bears. Some want to ride a bike. All of this is fine.
      Q When people talk about the baby, {Name} may feel ____.
      Q At bedtime, {Name} may feel ____.
      Q Just now, {his} body may feel ____.
      H {helper} can say the same answer again. ~ It can be asked a lot of times.
      H {helper} can say who takes {him} to bed today. ~ It is good to know that.
      H {helper} can say, "You did not make it happen." ~ It is good to hear it more than one time.
      H<helper> {helper} can sit close and talk. ~ It can be about the baby or about ducks.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      T {he} can ask it one more time.
      T {he} can draw a picture for the baby.
      T {he} can go and play, and come back to a lap.
      T<comforter> {he} can tell it all to {comforter}.
      T<quiet> {he} can spend some time {quiet}, close to somebody.
      C<ask> {he} can say, "Tell me about the baby again."
      C<ask> {he} can say, "I want to ask it one more time."
      C<ask> {he} can think, "It was not me. It was nobody."
      C<candle> {he} can say, "This light is for the baby."
      C<topic> For a rest, {he} can think about {topic}.
      A<ask> The question may come again, and so can the answer. {baby} died, and people at home are sad. They still take care of {Name}. There is soup. There is a bed.
      A<ask> The baby cannot come back. It is fine to be sad and to laugh about a duck. Somebody is there for {Name}, on good days and on bad ones.
      A<ask> Not to know why is hard for big people too. {baby} died, and nobody at home did it. There is a hand to hold, here and out in the street.
      A<candle> A grown-up blows the light out. There is a bit of smoke. On another day it can be lit again. {baby} died. {Name is} here, and there are people who care.
      D<tears> {Name} may see a grown-up cry. It can look strange, because big people mostly do not. {baby} died, and the tears come from that. They do not come from anything a child did. Tears come out, and after some time they stop.
      C<tears> {he} can think, "The tears are for the baby, not about me."
      A<tears> A face gets dry, and there is tea. {baby} died, and people at home are sad for long. They can be sad and still look after {Name}. To cry and to hug can go together.
    `),
    '6-7': script(`
      D<ask> Why did the baby die? {Name} may ask it, and grown-ups may say, "We do not know." Sometimes the body of a baby cannot go on living. Often no doctor can find out why. One thing is known. It did not happen because of a thought, a wish or a quarrel.
      D<ask> Some questions get asked on Monday, and on Tuesday too. "Where is the baby?" may be one, and {Name} may know the answer. {baby} died. The body stopped, and it does not hurt. The question comes back because the answer is so hard to believe. No wish and no loud game made it happen.
      D<candle> In some families, a small light is lit for a baby who died. {Name} may sit near it with the others. The body of the baby stopped, and it cannot start again. Nobody at home made it happen. People look at the light and say a name. Some say nothing, and that is also a way to remember.
      D<plans> When a baby is on the way, people make plans. {Name} may have thought of a name or a game. Then {baby} died. Now the plans are still there, and they have nowhere to go. No thought made it happen, not even a cross one. Many children have cross thoughts about a baby, and thoughts cannot hurt anybody.
      P Grown-ups at home may be sad and forget things, such as the bread. They have not forgotten {Name}. They still make the lunch and the bed.
      P Some people say that the baby is asleep, or lost. It is meant kindly, but it is not so. {baby} died, and it is fine to say it that way.
      P Some children miss a baby whom they did not meet. Some are sad because others are sad. Some do not feel much and want to play.
      P In school, people may not know what to say about it. A teacher can be told, so that there is one person to go to.
      Q When somebody talks about babies, {Name} may feel ____.
      Q These days, {Name} may feel ____. It may be another word by the evening.
      Q In bed, {his} body may feel ____. Two feelings can be there at once.
      H {helper} can answer the same question again. ~ A thing this big needs to be heard many times.
      H {helper} can say that nobody made it happen. ~ It is good to hear that more than once.
      H {helper} can tell the teacher what happened. ~ Then one person at school knows.
      H<helper> {helper} can take some time with just {Name}. ~ They can talk about the baby, or about something else.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      T {he} can draw what the plan was. ~ A plan for a baby is worth keeping.
      T {he} can cry, or be angry into a pillow. ~ Both have room there.
      T {he} can go and play. ~ Playing is not the same as forgetting.
      T<comforter> {he} can hold {comforter} and tell it everything. ~ Soft things listen to the end.
      T<quiet> {he} can spend some time {quiet}. ~ A head needs rests from sad things.
      C<ask> {he} can think, "No thought of mine did it."
      C<ask> {he} can say, "I know it, and I want to ask again."
      C<candle> {he} can say, "I am thinking of the baby."
      C<plans> {he} can think, "It was a good plan, and I am sad about it."
      C<topic> For a rest, {he} can think about {topic}.
      A<ask> Some questions about the baby have an answer, and some have none. All of them may be asked. The people at home are sad, and they are there. They look after {Name}, today and tomorrow.
      A<ask> The question may come once more, in the car or in the bath. The answer is the same, and by and by it is less loud. {baby} died, and people miss the baby. At home there is an ear for questions, and there are games too.
      A<candle> In the end a grown-up blows out the light. There is a thin line of smoke, and it goes up. The baby is not forgotten when the light is out. Supper is at the same time as on other days.
      A<plans> A plan can be kept, in a drawing or in a story. {baby} died, and that makes people sad for a long time. In between there are good hours as well. {Name} may have them, and so may everyone at home.
      D<tears> It can be scary when a grown-up cries. {baby} died, and the tears are about that. {Name} may think that nobody is in charge then. But a person can cry and still know when supper is. No child made them come, and no child needs to make them stop.
      C<tears> {he} can think, "Those tears are about the baby. They stop again."
      A<tears> Tears come in waves, and between the waves there is an ordinary day. {baby} died, and that is still sad next week. The people at home can cry, blow their noses and look after {Name}. There is a hand for whoever wants one.
      D<before> Some babies live for a short time, and some die before they are born. {Name} may know about a baby like that from years ago. {baby} died, and it was not because of anybody at home. There may be one photo, or none. The baby is still a part of the family.
      P<before> Grown-ups do not forget a baby. They may get quiet on one day of the year. It is not about anybody in the room.
      P<before> One child thinks about such a baby a lot. Another hardly does. Both are fine.
      Q<before> When somebody talks about the baby, {Name} may feel ____.
      Q<before> Thinking of how it might have been, {Name} may feel ____.
      H<before> {helper} can tell what there is to tell. ~ It may be a few minutes, or a name.
      H<before> {helper} can listen to each question, on any day. ~ None of them is too old.
      T<before> {he} can draw the family, with all who belong to it.
      T<before> {he} can ask one question about that time.
      C<before> {he} can think, "I can wonder about it, and I can play."
      A<before> Nobody can know what the baby would have liked. It is fine to guess, and it is fine not to. {baby} died, and {Name is} here. Both are true in one family, and there is room for both.
    `),
    '8-10': script(`
      D<count> "How many children are there in your family?" It is an ordinary question, and {Name} may find that the answer has become difficult. {baby} died, and a number cannot say that. Some people count the baby and some do not, and some change it from day to day. It depends on who is asking. No thought, wish or quarrel of a child made the baby die.
      D<ask> Why does a baby die? {Name} may have asked and been told that nobody knows, and that may be the truth. Some bodies have a fault that no one could see. Often doctors look for a reason and find none. It is hard to be left without one. A mind will then make up reasons, such as a bad wish or a loud game. They are not causes. Thoughts do not travel from one body to another.
      D<ask> Most questions stop when they have been answered. This one does not. {Name} may know perfectly well that {baby} died, and still ask where the baby is, or why. That is how a mind gets used to something too large for one evening. Adults do it as well, only in bed and without a sound. Nothing that a child thought, said or wished had any part in it.
      D<plans> A baby takes up room before it is there. People talk about a name and a cot, and {Name} may have decided what to teach it first. Then {baby} died. The plans stay behind, like a chair at a table, and nobody knows where to put them. They can be kept for a while. Nobody at home did anything that made it happen.
      P Adults grieve for the baby and for the years that they had imagined. They may be quiet, short-tempered or far away in the middle of a sentence. It is not because of the child who is there.
      P People outside do not know what to say. Some say nothing, and some say odd things, such as "It was meant to be." Most of them are simply afraid of making it worse.
      P It is possible to miss somebody one has hardly met, or not at all. It is also possible to be mostly annoyed that everything is sad. Families contain both, often in one person.
      P Some jealousy before a baby comes is ordinary. Nearly every older child has known it. It cannot make a baby ill, not even a little.
      Q When somebody asks about brothers and sisters, {Name} might feel ____.
      Q At home these days, {Name} might notice ____. It may be in the chest or the throat.
      Q When the adults are sad, {Name} might feel ____. It may be more than one word.
      H {helper} can say what is known about it and what is not. ~ If it is too heavy to sleep on, a doctor or a helpline can listen as well.
      H {helper} can agree with {him} on what to tell at school. ~ One sentence is usually enough, and a trusted adult there can know more.
      H {helper} can keep one hour in the week for something ordinary. ~ It is allowed to be fun.
      H<helper> {helper} can talk about the baby by name, if there is one. ~ A name makes it easier to begin.
      H<adult> {helper} can help by {adult}. ~ What helped before is a good place to start.
      T {he} can write down one question and leave it where an adult will find it. ~ Some things are easier to ask on paper.
      T {he} can choose one way to remember the baby, or choose to wait. ~ Neither has a date.
      T {he} can go out and enjoy the afternoon. ~ Nothing is taken away from the baby by that.
      T<comforter> {he} can keep {comforter} close at night. ~ Nobody is too old for that.
      T<quiet> {he} can spend an hour {quiet}. ~ Grief is tiring, and bodies need breaks from it.
      C<count> {he} can say, "It is hard to count, and I would rather not."
      C<count> {he} can think, "I know the number. They need not."
      C<ask> {he} can think, "A thought is not a cause."
      C<ask> {he} can say, "I know the answer, and I would like to hear it."
      C<plans> {he} can think, "The plan was real, and I may be sad about it."
      C<topic> For a rest, {he} can think about {topic}.
      A<count> The question will come again, on a bus or on the first day of a course. There is no wrong number. The baby who died belongs to this family, whether it is said aloud or not. At home everybody knows how to count. When it gets too heavy, there is somebody to tell, there or outside.
      A<ask> A question without an answer does not need to be put away. It may be asked again at any age. {baby} died, and people who love each other are sad about it in different rooms. It helps to knock on one of the doors, or to tell somebody outside who can listen.
      A<ask> In time the question comes less often. Then it is there out of nowhere, at a bus stop or in a maths lesson. It can be asked there, or kept until supper. {baby} died, and belongs to this family all the same. If it gets too heavy in the night, somebody may be woken.
      A<plans> In time the plans find a place, in a drawer, in a tree or in a family story. Some of them may even be used for somebody else. The baby is remembered by more than one person. Until then it is fine to be sad at four and hungry at five. If it gets too heavy, there is somebody to tell.
      D<tears> Most children see adults cry only a few times, and so it is alarming. {Name} may wonder whether things are falling apart, or what to do. {baby} died, and crying is what bodies do with something like that. It brings the breathing down and lets other people know. It was not caused by anything a child said, and it is not a child's task to end it.
      C<tears> {he} can think, "It is about the baby, and it passes."
      A<tears> Afterwards eyes are red and the kettle goes on. {baby} died, and the sadness will come and go for a long time. Somebody who has just cried can still find the school bag. A hug is welcome, and so is going back to a book.
      D<before> Some people belong to a family and are in hardly any photograph of it. A baby died years ago, and {Name} may wonder who it would be by now. Would there be somebody with the same laugh, or somebody to argue with? Nobody can answer that. No child caused it, neither those who were there nor those who came later.
      P<before> Parents seldom begin to talk about it, because they are afraid to make somebody sad. They think of the baby more often than they mention it. Most of them are glad to be asked.
      P<before> It is possible to miss somebody without ever having got to know them. There is no proper word for it. People who were a twin, or who were born after a baby had died, often describe it.
      Q<before> On a birthday, {Name} might feel ____. It may be more than one word.
      Q<before> Imagining how it might have been, {Name} might notice ____.
      H<before> {helper} can tell that part of the story, with its short bits and its sad bits. ~ What is known is easier to live with than a guess.
      H<before> {helper} can help to choose a way to remember, or none. ~ Both are ways.
      T<before> {he} can ask for the story of that time. ~ It is a story of this family too.
      T<before> {he} can write down a question to the baby. ~ Nobody needs to read it.
      C<before> {he} can think, "I can wonder, and nobody has to answer."
      A<before> Questions that begin with "What if" have no last page. They can be put down and picked up again in another year. {baby} died and has a place in the family, a quiet one. {Name} has a place in it as well. It is not half of anything, and it stands for nobody else.
    `),
    '11+': script(`
      D<count> Forms, teachers and new acquaintances like to know how many children there are in a family. {Name} may have noticed that this has stopped being a simple question since {baby} died. One number is easy and feels like a lie, and the other leads to a conversation. Both are correct. Parents of babies who died have the same problem at every party, and most of them keep several answers for different people. Nothing anyone wished or did had a part in it.
      D<plans> The odd thing about this kind of grief is that it points forwards. When an old person dies, people miss what was, and when a baby dies, they miss what had been planned. {Name} may have been looking forward, or been in two minds, or tried not to think about it at all. None of this had any influence. What is left is a future that was furnished already, and nobody at home knows yet what to do with the room.
      D<ask> To whoever needs it in plain words: {baby} died, and it was not caused by anything at home. {Name} may have gone looking for a cause anyway. Minds prefer a bad reason to none, so they offer an argument on the stairs, a wish or a lack of enthusiasm. Medicine often finds nothing, and when it does, it is a fault in the making of a body. Sadness, anger and a strange calm are all within the usual range.
      D<ask> After a baby has died, there is a time in which everybody asks why, mostly without opening their mouths. {Name} may be going through the last weeks like a detective, weighing what was said and done. There is nothing in the file. A baby dies when a body cannot go on, and often not even a laboratory can say more than that. Nobody at home overlooked a clue, and nobody's mood was a cause.
      P Parents in this situation may be in a fog for months. They may speak of nothing else or avoid the word. What looks like a lack of interest in anybody else is usually exhaustion, and they would be sorry to know how it seems.
      P The outside world tends to treat the death of a baby as a smaller one, because the life was so short. There is hardly a ritual for it, and cards say little. Those who have been through it know that size is no measure.
      P Some people will say that it was for the best or that there will be another. They would like to offer a way out. It is possible to nod at the kindness and let the sentence pass by.
      P Brothers and sisters are often asked how their parents are. It is a well-meant question with a gap in it. Anyone may answer it with a sentence about themselves.
      Q When somebody mentions babies, {Name} might feel ____. Nothing at all is a possible answer.
      Q On an ordinary evening at home, {Name} might notice ____. Rooms sometimes change before people do.
      Q When the adults fall silent, {Name} might feel ____. It may be concern, and it may be impatience.
      H {helper} can tell {him} what the doctors know, as fully as they know it. ~ If it becomes too heavy to stay safe with, any adult or a doctor is to be told at once.
      H {helper} can find a bereavement charity that works with families of babies. ~ They know this particular kind of grief, and they also write to brothers and sisters.
      H {helper} can say aloud that looking after the parents is not {his} job. ~ Other adults can be found for that.
      H<helper> {helper} can set aside an hour that belongs to {him} alone. ~ Grief takes up a lot of room, and somebody needs to hold some free.
      H<adult> {helper} can offer {adult}, if that is welcome. ~ Ordinary kindness still works.
      T {he} can decide who is told, and which version. ~ Nobody is entitled to the long one.
      T {he} can write a letter to the baby, including the cross parts. ~ It need not be shown to anyone.
      T {he} can take a whole day off from it. ~ The baby loses nothing by that.
      T<comforter> {he} can keep {comforter} within reach. ~ No age limit for comfort has been published.
      T<quiet> {he} can spend an hour {quiet}. ~ A mind that carries something needs level ground now and then.
      C<count> {he} can say, "It depends how you count."
      C<plans> {he} can think, "I miss something that had not happened yet."
      C<ask> {he} can think, "A bad reason is not better than none."
      C<ask> {he} can think, "There is no culprit in this file."
      C<topic> For an hour, {he} can think about {topic} and nothing else.
      A<count> After a while most people settle on a number, or on a way of not saying one. The baby is counted in other ways, on a date in the year, in a name or in a silence that everybody at home recognises. There is no deadline. Whoever finds it too heavy can tell somebody outside the house, and it will not be disloyal.
      A<plans> Plans are not cancelled all at once. Some are given away, some are kept in a box and some turn into a story that a family tells about the baby. The years that were imagined will be filled with other things, and a few of them will be good. Missing what was planned is allowed all the same. If it gets too heavy, somebody outside the family can be told as well.
      A<ask> So there may be no reason, and that is a hard thing to put down. It gets a little easier to carry in company. The baby was here for a short time, or nearly here, and the family has a different shape because of it. Nobody needs to be cheerful about that, and nobody needs to be sad at every meal.
      A<ask> A detective who finds no culprit is left with the sadness, and with nobody to be angry at. Others at home may be turning the same pages, which is a reason to compare notes. {baby} died, and has a place in the family with or without an explanation. Where the searching goes on through the nights, a doctor or a helpline is used to hearing about it.
      D<tears> Seeing a parent cry changes the height of the ceiling for a while. {Name} may feel responsible for it, or want to be somewhere else, or both. {baby} died, and the people at home are grieving for somebody they had already made room for. Tears are no sign that nobody is coping. Nothing that anyone in the house did brought them about, and cheering up is not a job that needs to be filled.
      C<tears> {he} can think, "It is grief. It is not about me, and I am not on duty."
      A<tears> Grief like this comes without an appointment, in a car park or over a drawer. {baby} died, and for a time there will be evenings with red eyes. The adults have each other and other adults for it. Sitting down next to somebody is plenty, and so is shutting one's own door for an hour.
      D<before> There are people one has not met and still wonders about. A baby who died years ago may be one of them. {Name} may have done the sum, how old somebody would be by now, which year at school, which side in an argument. It is an odd way of missing, since there is hardly anything to remember. It was caused by nobody in the family, and not by those who lived either.
      P<before> Those who were a twin, or were born after such a loss, sometimes feel obliged to be happy for two. Nobody has asked them to. One life at a time is the usual amount.
      P<before> Parents tend to keep this subject folded away, because they think that it would only hurt. It is often a relief on both sides when somebody unfolds it.
      Q<before> On certain dates, {Name} might feel ____. Nothing much is a possible answer as well.
      Q<before> Adding up how old somebody would be, {Name} might notice ____.
      H<before> {helper} can put on the table what there is, such as a bracelet, a date or a story of ten minutes. ~ Little is more than nothing.
      H<before> {helper} can be honest about not having known how to talk of it. ~ It is a good first sentence.
      T<before> {he} can write a letter to the person who might have been. ~ It need not go anywhere.
      T<before> {he} can ask to hear about that time, and say when it is enough.
      C<before> {he} can think, "I can wonder about somebody and have my own life."
      A<before> What the baby would have been like has no answer, so the question is allowed to stay open. In some years it stands in the middle of the room, and in others hardly anyone looks at it. The family counts one more than it shows. In it {Name is} no replacement and no half, but one whole person.
    `),
  },
};

export const babyWhoDied: Frame = withScenes(own, anotherBabyAfterOneDied, newsThatChanged, looksForTheBaby);
