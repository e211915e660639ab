import type { Article, Source } from './article.ts';
import { CDC_3_YEARS, CDC_4_YEARS, CDC_5_YEARS, CDC_6_TO_8 } from './milestone-sources.ts';

const YOUNG_MINDS_SCHOOL: Source = {
  organisation: 'YoungMinds',
  page: 'School anxiety and refusal',
  address: 'https://www.youngminds.org.uk/parent/parents-a-z-mental-health-guide/school-anxiety-and-refusal/',
  checked: 'read',
};

/** School: the first day, mornings that do not work, a new teacher. */
export const SCHOOL_STARTING: readonly Article[] = [
  {
    id: 'starting-school',
    title: 'Starting school',
    topic: 'school',
    ages: [36, 83],
    questions: [
      'starts school in september is he ready',
      'worried about her starting reception',
      'how do i prepare my 4 year old for starting school',
      'first day of school nerves',
      'my daughter starts reception in september and she says shes not going',
      'is my son ready for school hes only just 4',
      'new school in two weeks what should we practise',
      'starting kindergarten scared',
      'she cried all through the settling in morning',
      'what if he cant do his coat or go to the toilet by himself at school',
      'he was fine the first week and now in week three hes sobbing every morning',
      'exhausted after school reception child',
      'first day of school tips',
      'is it normal that a 5yo is a monster after school the first weeks',
      'she starts p1 on monday and is petrified',
      'starting year r in september any tips for the first term',
      'more nervous than he is about his first day',
      'what should he be able to do before he starts big school',
      'getting her ready for primary school',
    ],
    keys: [
      'starting school',
      'starts school',
      'first day of school',
      'reception',
      'kindergarten',
      'settling in',
      'school ready',
      'ready for school',
      'new school',
      'big school',
      'primary one',
      'foundation stage',
      'petrified of school',
      'year r',
      'p1',
      'new uniform',
      'first term',
      'starts school next week',
      'primary school',
      'able to do before school',
      'school readiness',
    ],
    ack: [
      {
        when: ['exhausted', 'tired', 'monster', 'after school'],
        text: 'By half past three there is nothing left of the child you dropped off, and you get the nothing.',
      },
      {
        when: ['ready', 'just 4', 'coat', 'toilet'],
        text: 'Somewhere a list says what a child of this age can do, and you are reading it with a knot in your stomach.',
      },
      {
        text: "A whole building where {he} know{s} nobody's name, and the one person who understands {him} without words has to stay outside.",
      },
      { text: 'The uniform is two sizes too big, and that is not the part you are worried about.' },
    ],
    typical: [
      {
        from: 36,
        to: 59,
        text: 'By three most children calm down within about ten minutes after you leave them somewhere, and by four most ask others to play; a new place can undo both for a while.',
      },
      {
        from: 60,
        to: 83,
        text: 'By five most children follow rules and take turns in games; tiredness, tears and short tempers in the first weeks are what learning thirty new faces costs.',
      },
    ],
    sources: [CDC_3_YEARS, CDC_4_YEARS, CDC_5_YEARS],
    tonight: [
      'Practise one useful sentence tonight, in play, with teddy as teacher: "I need the toilet, please."',
      'Walk the way there once this week, touch the gate, and go home for toast. Nothing else.',
      'Draw the day in four pictures, and make the last one you: "After the story, I\'m at the gate."',
    ],
    ask: 'Tears that last most of the day after half a term, not eating or not using the toilet there, or pain every school morning: ask the teacher for fifteen minutes this week, and your doctor for the pain.',
    offer: {
      kind: 'picture-book',
      label: 'A picture book of {his} first day, with {his} own bag in it, could be ready this evening.',
      about: 'the first day at a new school',
    },
    back: [
      'Which part comes up in {his} questions: the toilets, the lunch, the teacher, or you?',
      'What do they see at school one hour after you have gone?',
    ],
    turns: [
      {
        asks: [
          'what should he be able to do before school',
          'school readiness list',
          'does she need to know letters',
          'cant write his name yet',
        ],
        answer:
          'Teachers would swap every letter of the alphabet for a child who can wipe, put on a coat and say "help". So practise those, in that order, with the real coat. Recognising the written name is handy because of the peg. Reading is what the school is for.',
      },
      {
        asks: [
          'he was fine and now hes crying weeks later',
          'week three and suddenly she refuses',
          'delayed tears',
          'honeymoon is over',
        ],
        answer:
          'The first week was an outing; by the third it has dawned on {him} that this is for ever. That wave often comes late and is usually shorter than the early one. Keep the goodbye the same length, ask the teacher to give {him} a job at the door, and look at bedtime: half an hour earlier for a fortnight often does more than any talk.',
      },
      {
        asks: [
          'she tells me nothing about her day',
          'he says he did nothing',
          'i ask and he says i dont know',
          'how do i find out what happened',
        ],
        answer:
          'Asked at the gate, "What did you do?" is question number two hundred of the day. Give a snack and silence first. Then tell one small thing of yours, "I spilled my tea on the keyboard", and wait. In the bath or the dark it comes. Names are more useful than events: "Who was near you at lunch?"',
      },
      {
        asks: ['summer born', 'youngest in the class', 'should i hold him back a year', 'is four too young'],
        answer:
          'Rules on starting later differ from place to place, so ring the school and your local education office before you decide anything. What counts is how {he} manage{s} a long morning without you, not the birthday. Many of the youngest catch their breath if the first weeks are shorter; ask for that plainly, since some schools will.',
      },
      {
        asks: [
          'she needs the toilet help',
          'hes still having accidents',
          'what if he wets himself at school',
          'not wiping properly',
        ],
        answer:
          'Tell the teacher before the first day, in one sentence, and send a bag with two of everything; they have seen it all and have the floor cloth. At home practise the school way: alone, door closed, hands washed. An accident there gets a flat "that happens, here are dry ones", from you as well.',
      },
      {
        asks: [
          'i am the one crying',
          'i am more nervous than she is',
          'how do i not cry at the gate',
          'i feel sad she is growing up',
        ],
        answer:
          'Then do your crying round the corner, with someone who has tissues. {He} read{s} your face as a weather report, so give it one practised sentence and a wave. It is a real loss for you: the mornings were yours. Plan something for the first hour that is neither laundry nor work, and let that be part of the day.',
      },
      {
        asks: [
          'can he go in with a toy',
          'comfort object at school',
          'something from home in her pocket',
          'misses me all day',
        ],
        answer:
          'A toy gets lost or fought over. A thing that fits a pocket and means you does not: a button from your coat, a drawn heart on the wrist that matches one on yours. Tell the teacher what it is. "When you miss me, press the button. I press mine at lunch." And do press it, because {he} will ask.',
      },
      {
        asks: [
          'what if nobody likes her',
          'what if he finds no friends at school',
          'she is afraid nobody will play with her',
          'will he make friends there',
        ],
        answer:
          'Don\'t promise it; give {him} a first move. "You can stand next to somebody and ask what they are making." Practise it with teddy, twice. Ask the teacher for the name of one child who might suit, and meet that one at a playground before or in the first weeks. One face is enough to begin with.',
      },
      {
        asks: [
          'should we visit the school',
          'go and look at the new school first',
          'visit before starting',
          'see the classroom beforehand',
        ],
        answer:
          'Yes, and twice is better than once: once to see the door, the toilet and the peg, once when there is nobody to be brave for. Take three photographs and put them on the fridge. Walk the way as it will be, at the hour it will be. What {he} {has} seen need not be imagined at night.',
      },
      {
        asks: [
          'is it normal that he is so tired and cross',
          'comes home in a rage',
          'bad tempered since school started',
          'exhausted after school',
        ],
        answer:
          'In the first weeks tiredness, tears and short tempers are what learning a new place looks like. Food in the hand at the gate, no questions for half an hour, and nothing planned after school until half term. Bed half an hour earlier. Pain every morning, or tears most of the day there, are for the teacher and the doctor.',
      },
    ],
    challenges: ['first-day-school', 'new-school'],
  },
  {
    id: 'refuses-school',
    title: 'Not wanting to go to school',
    topic: 'school',
    ages: [48, 155],
    questions: [
      'says he is sick every morning before school',
      'tummy ache every school morning and fine at weekends',
      'wont get out of the car at school',
      'hides under the bed on school days',
      'will not go to school any more',
      'my son refuses to go to school',
      'she says she has tummy ache every morning but shes fine at weekends',
      'school refusal 7 year old',
      'crying and clinging to the car seat every single morning and i have to peel her off',
      'he hates school',
      'how do i get my child to go to school when they are anxious',
      '9yo missed 8 days already cant get him out of bed',
      'is it normal to not want to go to school',
      'do i force her into school or keep her home',
      'wont get dressed for school screams that he isnt going',
      'sunday night meltdown about school',
      'school say hes fine once hes in but mornings are hell',
      'locks herself in the toilet so she doesnt have to leave for school',
      'crying the whole way and hanging on to the school gate',
      'stays in bed and says hes not going to school today',
      'flat out refuses to walk into the school building',
      'he has missed so much school because he wont go',
    ],
    keys: [
      'school refusal',
      'refuses school',
      'wont go to school',
      'hates school',
      'school avoidance',
      'tummy ache before school',
      'sunday night',
      'refusing to go',
      'not going to school',
      'school anxiety',
      'bunking',
      'ebsa',
      'locks himself in',
      'holds on to the railings',
      'cries all the way to school',
      'wont get out of bed for school',
      'going to school',
      'into the building',
      'flat out refuses school',
      'school gate screaming',
      'attendance',
      'missing school',
    ],
    ack: [
      {
        when: ['tummy', 'stomach', 'headache', 'sick', 'ill'],
        text: 'The pain is real at eight and gone by ten, and you are the one who has to choose before it goes.',
      },
      {
        when: ['peel', 'screams', 'clinging', 'force'],
        text: 'No one tells you that the school run can include being held on to by the lapels.',
      },
      { text: 'Seven twenty, one shoe on, and the whole morning hangs on a child who will not move.' },
      { text: '"I\'m not going" is four syllables short, and it takes the day apart for everybody in the house.' },
    ],
    typical: [
      {
        from: 48,
        to: 83,
        text: 'It is common to worry about school, above all at the start or after a break; when the morning fight goes on for weeks there is nearly always something particular {he} {is} trying not to meet.',
      },
      {
        from: 84,
        to: 155,
        text: 'Worry about school can come from friendships, lessons that are confusing, or a teacher {he} find{s} hard, and also from something at home such as illness or a death. Not being able to go is a different thing from choosing not to.',
      },
    ],
    sources: [YOUNG_MINDS_SCHOOL],
    tonight: [
      'Ask tonight when nobody is leaving: "If you could take one thing out of school, what would it be?" Then say nothing for a whole minute.',
      'Draw the day together hour by hour and let {him} put a mark from 0 to 5 on each. You are looking for the 5.',
      'Email the teacher that one hour, not "{he} hate{s} school", and ask what can be different there by Thursday.',
    ],
    ask: 'If {he} {has} missed more than a few days, or it is every morning for three weeks, ask the school for a meeting this week and see your doctor about pain, sleep and worry. Talk of not wanting to live is for help today.',
    offer: {
      kind: 'story',
      label: 'A story about a morning that goes in small steps could be read on Sunday evening.',
      about: 'finding the way back into school',
    },
    back: [
      'Is there an hour of the day, or a person, that {he} name{s} more than others?',
      'Did it begin after something: an illness, a holiday, a change of teacher?',
    ],
    turns: [
      {
        asks: ['should i force him', 'drag her in', 'is it better to keep him home', 'do i let her stay off'],
        answer:
          'Neither a fight nor a day on the sofa. Home gets more comfortable and school gets larger with every day away, so aim for some school rather than none: one lesson, the library, lunch with one grown-up {he} like{s}. Agree the small version with the school first, then say it as a fact: "Today is till playtime." Dragging by the arms teaches only that the gate is dangerous.',
      },
      {
        asks: [
          'he says its his tummy',
          'real pain or not',
          'how do i know if shes making it up',
          'doctor found nothing',
        ],
        answer:
          'Worry hurts in the stomach, really hurts; nobody has to be inventing it. Have the doctor look once, so that you can both believe it. After that treat it kindly and briefly: "Your tummy is telling you it\'s Monday. Warm hand, drink, shoes." If pain wakes {him} at night, or comes with weight loss, fever or blood, that is for the doctor again.',
      },
      {
        asks: [
          'school say she is fine when shes in',
          'they dont believe me',
          'teacher says no problem here',
          'fine at school screams at home',
        ],
        answer:
          'Both can be true: some children hold it all in till three. Film nothing, but write down five mornings, times and words, and bring that. Ask for one person at the door by name, a job to start with, and a way out {he} may use without asking. "Fine" is a guess; "fine in maths, white in the dinner hall" is something to work with.',
      },
      {
        asks: [
          'i will lose my job',
          'i cant be late again',
          'we have no one else to do it',
          'it makes me so angry every morning',
        ],
        answer:
          'It would make anyone angry; you are being asked to be calm and fast at once. Take the decisions out of the morning: clothes on the floor in order, breakfast in the car, one sentence only. Ask whether another adult could do the handover for two weeks, as tears often stick to the one {he} love{s} most. And tell your employer once, so that you are not carrying that too.',
      },
      {
        asks: [
          'is it bullying',
          'he says nobody likes him there',
          'could someone be hurting him',
          'she wont say why',
          'he wont tell me what is wrong',
        ],
        answer:
          'Keep that door open without pushing {him} through it. Say it sideways: "Some children don\'t want to go because somebody is mean, or touches them, or the toilets are horrid. Is it a bit like any of those?" Nod, do not gasp. If a name comes, write {his} words down and ring the school the same day; if someone has hurt {him}, say "I believe you" first.',
      },
      {
        asks: [
          'fines for absence',
          'school threatening attendance letter',
          'attendance officer',
          'will i get in trouble',
        ],
        answer:
          'Tell them in writing that {he} {is} anxious and that you are asking for help, with dates; that changes how absence is seen. Ask who in the school is responsible for attendance and special needs, and for a plan with a review date. A letter from your doctor helps. In England, special-needs advice services give this kind of help free of charge; elsewhere ask the education office.',
      },
      {
        asks: ['monday is the worst', 'after the holidays', 'sundays are awful', 'after being ill he wont go back'],
        answer:
          'Gaps are what does it: two free days are enough for the building to grow. Make Sunday duller and Monday softer. Bag packed on Saturday, a walk past the school on Sunday, one nice thing fixed for Monday at four. After an illness ask for a short first day. The second morning is nearly always less bad than the first; tell {him} so.',
      },
    ],
    challenges: ['first-day-school', 'feeling-worried'],
  },
  {
    id: 'new-teacher',
    title: 'A new teacher or a new class',
    topic: 'school',
    ages: [54, 155],
    questions: [
      'she starts a new school in september and is worried about it at 7',
      'new teacher and my child hates her',
      'moving up a year and dreading it',
      'my son is scared of his teacher',
      'teacher is too strict',
      'she loved her last teacher and cries for her',
      'the teacher shouts',
      'how do i help him settle in a new class',
      '8yo says teacher doesnt like me',
      'supply teacher every week and he cant cope with it',
      'should i ask to change class',
      'new year group nerves',
      'is it normal to be so upset about a change of teacher',
      'she got a different teacher from her friends and is inconsolable',
      'his teacher is sharp with the children and he comes home in pieces',
      'the teacher frightens my child',
    ],
    keys: [
      'new teacher',
      'strict teacher',
      'teacher shouts',
      'scared of teacher',
      'new class',
      'moving up',
      'doesnt like me',
      'change class',
      'supply teacher',
      'misses old teacher',
      'year group',
      'sharp with them',
      'got a different teacher',
      "next year's teacher",
      'comes home upset about teacher',
      'scares him',
      'frightened of teacher',
      'teacher frightens her',
    ],
    ack: [
      {
        when: ['shouts', 'strict', 'scared'],
        text: 'You are not in the room, so all you have is {his} face when {he} say{s} that name.',
      },
      {
        text: 'There was a person, {his} person, and after the holidays that person was swapped for another one with different rules about pencils.',
      },
      {
        text: '"She doesn\'t like me" is impossible to check from the kitchen, and it spoils the dinner all the same.',
      },
    ],
    typical: [
      {
        from: 54,
        to: 83,
        text: 'At this age a teacher is a person before a job, so a change can feel like losing someone; feeling worried about a new start at school is usual.',
      },
      {
        from: 84,
        to: 155,
        text: 'Finding the relationship with a teacher difficult is one of the things that can make school worrying, at an age that wants to be liked; most find their feet once they know what is expected.',
      },
    ],
    sources: [YOUNG_MINDS_SCHOOL, CDC_6_TO_8],
    tonight: [
      'Ask for one thing the new teacher likes. Any answer will do: dogs, quiet, football. It turns a voice into a person.',
      'Give {him} a sentence for being stuck: "I don\'t know how to start. Can you show me the first one?"',
      'Send two friendly lines to the teacher: what {he} {is} good at, and what helps when {he} freeze{s}.',
    ],
    ask: 'If after four weeks {he} still lie{s} awake or will not go because of this teacher, ask for a meeting. If you hear of humiliating, grabbing or hitting, go to the head the same day.',
    offer: {
      kind: 'story',
      label: 'A story about a class where everything has moved one door along could help tonight.',
      about: 'getting a new teacher',
    },
    back: [
      'What did the teacher do, the last time it was bad? In {his} words.',
      'Is the teacher loud with everybody, or with {him} above all?',
    ],
    turns: [
      {
        asks: [
          'teacher shouts at the class',
          'she shouts at everyone',
          'he is scared she will shout at him',
          'frightened of being shouted at',
        ],
        answer:
          'Children who are never shouted at often suffer most, because they hear every word as theirs. Say: "She is loud at the noise. It isn\'t at you, and it isn\'t nice either." Tell the teacher as information, not as a charge: "{He} go{es} quiet when voices go up, and then {he} stop{s} hearing the task." Most will move a chair or lower it. Shouting in a child\'s face is for the head.',
      },
      {
        asks: [
          'she says the teacher doesnt like her',
          'picked on by teacher',
          'teacher is unfair to him',
          'always gets the blame',
        ],
        answer:
          'Don\'t decide yet whether it is so. Collect three scenes with what was said, then ask the teacher an open question: "{He} come{s} home believing {he} get{s} on your nerves. What do you see?" Watch what happens the week after; a child who has been noticed by name usually reports it. If nothing moves, go one step up with your three scenes.',
      },
      {
        asks: [
          'can i ask to change class',
          'move him to the other teacher',
          'should we change school',
          'will they let us swap',
        ],
        answer:
          'Schools seldom swap in the middle of a year, and a move costs {him} the friends as well. I would spend that energy on the six weeks first: one meeting, one agreed change, one date to look again. If {he} {is} ill with it by then, ask, and put the effect in writing rather than the opinion: sleep, stomach, mornings missed.',
      },
      {
        asks: ['misses old teacher', 'cries for last years teacher', 'wants miss back', 'loved his old class'],
        answer:
          "Let {him} miss her properly: a drawn card, handed over in the corridor, works better than being told the new one is nice too. Often the old teacher will say \"I'm proud you're in class three\" and that sentence does a month's work. Then look for one thing that came along unchanged: the friend, the peg, the Wednesday football.",
      },
      {
        asks: ['different teachers every day', 'supply teachers', 'job share two teachers', 'no regular teacher'],
        answer:
          'For {him} every new face is a first day. Make a tiny card together, to be handed over at the door: name, what helps, what does not. Ask the school which adult stays the same all week, an assistant perhaps, and that {he} may check in there each morning. A timetable on your fridge with faces on it saves many questions.',
      },
      {
        asks: [
          'what if nobody likes her in the new class',
          'new school and worried',
          'she is crying at night about the new class',
        ],
        answer:
          "Give {him} something that is already known: the teacher's name, the peg, one child. Ask the school for ten minutes in the room before it begins. At night, write the worry on paper and put it in a tin until breakfast; it is easier to look at with toast. One friend from before, met on a Saturday, carries a good deal.",
      },
      {
        asks: [
          'should we visit',
          'visit the new school before',
          'see the class before term',
          'look round the new school',
        ],
        answer:
          'Yes, twice if you can: once with questions, the toilet, the peg, where lunch is, and once for nothing but walking in and out. Take a picture of the door. Ask whether one child could be named as {his} partner for the first week. What {he} {has} seen does not have to be made up at night.',
      },
    ],
    challenges: ['new-school', 'feeling-worried'],
  },
];
