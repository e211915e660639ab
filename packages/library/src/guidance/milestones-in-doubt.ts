import type { Article, Source } from './article.ts';
import { CDC_ABOUT } from './milestone-sources.ts';

const CDC_CONCERNED: Source = {
  organisation: 'CDC',
  page: "Concerned About Your Child's Development? Act Early.",
  address: 'https://www.cdc.gov/act-early/concerned/index.html',
  checked: 'read',
};

/** The two fears behind the question: behind the others, and something lost. */
export const MILESTONES_IN_DOUBT: readonly Article[] = [
  {
    id: 'is-my-child-behind',
    title: 'Is my child behind?',
    topic: 'milestones',
    ages: [9, 155],
    questions: [
      'is my child behind',
      'developmental delay signs',
      'my child is delayed in everything',
      'worried about my toddlers development',
      'should i be worried he is not doing what others do',
      'what does it mean if he misses a milestone',
      'app says my baby is below average',
      'health visitor said wait and see but i am worried',
      'how do i get my child assessed',
      'global developmental delay what now',
      'is it just late or is something wrong',
      'percentile 12 in social skills',
      'at every birthday party i count what the other children can do and on the way home i dont speak',
    ],
    keys: [
      'behind',
      'delay',
      'delayed',
      'developmental delay',
      'below average',
      'percentile',
      'misses a milestone',
      'missed milestone',
      'on track',
      'get assessed',
      'worried about development',
      'wait and see',
      'slow',
      'what others are doing',
      'what the other children can do',
      'something is wrong',
      'doing what others do',
      'just late',
      'others can do more',
      'slower than the others',
    ],
    ack: [
      { text: 'You count at parties what the others can do, and drive home without saying it.' },
      {
        when: ['app', 'percentile', 'average', 'score'],
        text: 'A number arrived on your phone in the middle of an ordinary afternoon, and now it sits at the table with you.',
      },
      {
        when: ['wait', 'health visitor', 'gp', 'doctor'],
        text: '"Wait and see" was said kindly, and you are the one who has to do both.',
      },
      { text: 'The word "behind" came from somewhere this week, and it has been walking about the house since.' },
    ],
    typical: [
      {
        from: 9,
        to: 71,
        text: 'Milestone lists name what at least three in four children do by an age; they are there to start a conversation, and are neither a test nor a verdict.',
      },
      {
        from: 72,
        to: 155,
        text: 'After 5 there are no lists of the same kind; teachers, who see many of one age, are the better measure, and lists never were a test or a verdict.',
      },
    ],
    sources: [CDC_ABOUT, CDC_CONCERNED],
    tonight: [
      'Write three lines: what {he} do{es} now, what was new in the last two months, what you miss. Examples, no adjectives.',
      'Ask one other person who sees {him} among children to write the same, without showing yours.',
      'Ring tomorrow with one sentence: "I\'m worried about my child\'s development. I would like a developmental check."',
    ],
    ask: 'One missing milestone: talk to your health visitor, doctor or teacher within weeks. Several, or a worry that will not leave you: ask for a check now; you need no proof. Any lost skill, one weak side, very stiff or floppy, no reaction to sound or name: this week.',
    offer: null,
    back: [
      'What is the one thing that made you ask tonight?',
      'Are new things still coming, slowly, or has it stopped?',
    ],
    turns: [
      {
        asks: [
          'health visitor says wait and see',
          'doctor wont refer',
          'nobody takes me seriously',
          'they say every child is different',
        ],
        answer:
          'Ask them two things and write the answers down: "What are we waiting for, exactly?" and "On what date do we look again?" If there is no date, ask for the check in writing, or for another professional. In many countries parents can contact early intervention themselves. The CDC\'s own words to parents are: you know your child best, don\'t wait.',
      },
      {
        asks: [
          'what happens in an assessment',
          'who checks development',
          'what is a developmental screening',
          'will they label him',
        ],
        answer:
          'Somebody plays with {him}, asks you a great many questions, and looks at talking, moving, hands, play and thinking, usually with hearing first. It ends with what {he} can do, what is late, and what might help. A name is given only if one fits and helps. Help need not wait for it; ask for the exercises on the same day.',
      },
      {
        asks: [
          'the app says 12th percentile',
          'what does a low score mean',
          'quiz said below average',
          'red on the chart',
        ],
        answer:
          'A score from a few yes-and-no answers is a rumour: sleep, mood and how you read the question all move it. Real screening uses tested questions and a person who can see {him}. So do not carry the number about; carry the answers that were "no", with an example each, to someone who knows your child. And do not test again every week.',
      },
      {
        asks: [
          'will he catch up',
          'what does it mean for his future',
          'do late children become normal',
          'will she be ok at school',
        ],
        answer:
          "I don't know, and nobody honest does from one look. Many who are late in one thing meet the others before school; some need help for long; help begun early is easier for everyone. What you can see yourself is the direction. If {he} learn{s} something new every few weeks, there is movement, and that is what one hopes for.",
      },
      {
        asks: [
          'is it something i did',
          'was it the pregnancy',
          'did i not play enough with him',
          'is it my fault he is delayed',
        ],
        answer:
          'Hardly ever is it something a parent did or left out, and looking for it uses up the evenings you need. You noticed; that is the part which is yours. If you want to do something tonight, ten minutes on the floor at {his} game, with no teaching in it, is good for {him} and for you.',
      },
      {
        asks: [
          'family says i am imagining it',
          'my husband thinks i worry too much',
          'grandma says he is fine',
          'mother in law says boys are slow',
        ],
        answer:
          'They may be right, and a check will tell; that is the sentence to say: "I hope so too. I\'d like it looked at." Nobody can object to a hearing test. Show them your three lines instead of arguing. And if they turn out to be right you will be the first to be glad, and not a day has been lost.',
      },
      {
        asks: [
          'what do i do while we wait',
          'waiting list is a year',
          'how can i help at home',
          'what helps a delayed child',
        ],
        answer:
          'Ask nursery or school for support now; it does not need a diagnosis. At home take what {he} can nearly do, and do it together daily in something that happens anyway: stairs, bath, spoon, book. One small aim a month, written down. And one evening a week for you without the subject. Ring the waiting list every three months and ask about cancellations.',
      },
    ],
    challenges: [],
  },
  {
    id: 'lost-a-skill',
    title: 'Something that was there has gone',
    topic: 'milestones',
    ages: [9, 155],
    questions: [
      'my child has lost words',
      'he used to wave and now he doesnt',
      'toddler regression stopped talking',
      'she stopped making eye contact',
      'my 20 month old said ten words and now none',
      'lost skills what does it mean',
      'regression in a 4 year old',
      'my 6 year old forgot how to write letters he knew',
      'used to walk and now wants to crawl',
      'stopped answering to his name',
      'is it normal for toddlers to lose words',
      'in the videos from the summer she sings and points at the camera, i watched them all last night, she does none of it now',
    ],
    keys: [
      'lost words',
      'lost skills',
      'lost',
      'regression',
      'regressed',
      'used to say',
      'stopped talking',
      'stopped waving',
      'no longer',
      'used to',
      'gone backwards',
      'losing skills',
      'now none',
      'forgot how',
      'does none of it now',
      'used to walk',
      'wants to crawl',
      'videos from the summer',
      'could do before',
      'stopped doing',
    ],
    ack: [
      { text: 'You went back through the videos, and the child in them does things yours has stopped doing.' },
      { text: 'It is one thing to wait for words, and another to look for the ones that were there.' },
    ],
    typical: [
      {
        from: 9,
        to: 155,
        text: 'Losing something that was firmly there, words, waving, walking, is not a usual stage at any age; it is always a reason to be seen, this week and not at the next check.',
      },
    ],
    sources: [CDC_CONCERNED],
    tonight: [
      'Choose two short films, one from before and one from today, and put them side by side on your phone.',
      'Write down what has gone, since when, and what else happened then: illness, fall, new baby, move, change of sleep.',
      'Ring your doctor as soon as they open and say it first: "My child has lost skills. I need {him} seen this week."',
    ],
    ask: 'Doctor this week for any lost skill. Today, or the emergency number, if it came within hours or days, or with headache, vomiting, unsteady walking, weakness on one side, a fit, drowsiness, or after a knock on the head.',
    offer: null,
    back: ['What exactly has gone, and when did you last see it for certain?', 'Did it come in days, or over months?'],
    turns: [
      {
        asks: [
          'could it just be a phase',
          'do toddlers forget words',
          'maybe she is concentrating on walking',
          'everyone says regression is normal',
        ],
        answer:
          'A word or two can drop out while ten others come in, and a new baby may bring back the bottle. That is different from words, pointing or looks that fade with nothing in their place. I cannot tell from here which it is, and neither can everyone. It takes one visit to find out; make that call, and be glad if it was for nothing.',
      },
      {
        asks: ['is it autism', 'does losing words mean autism', 'regressive autism', 'i am scared it is autism'],
        answer:
          'It can belong to that, and also to hearing, to fits that nobody sees, or to other things, which is why a doctor looks first. Ask for hearing, for a general examination and for a developmental assessment, all three. Whatever it is, being seen early opens help. You need not decide tonight what it is called.',
      },
      {
        asks: [
          'he wets again since the baby',
          'she wants a bottle again since her brother was born',
          'baby talk since we moved',
          'acts like a baby again',
        ],
        answer:
          'That kind is about closeness: {he} still can, and for the moment would rather not. You can tell by asking a favour, or by looking when {he} think{s} nobody is watching. Give baby time freely for some weeks. Wetting after months of dry should still be seen by the doctor, since it can be the bladder. And if it truly is no longer possible: this week.',
      },
      {
        asks: [
          'doctor said come back in 3 months',
          'gp didnt take lost words seriously',
          'they told me not to worry',
          'appointment is only in six weeks',
        ],
        answer:
          'Ring again, and use the words "loss of skills" and "I am asking for an urgent referral". Send the two films. Ask to have it noted in the record, and by when the specialist will see {him}. If you get no date, ask for another doctor the same day. This is one of the few things worth being a nuisance about.',
      },
      {
        asks: [
          'she loses skills when she is ill',
          'after the fever he stopped walking',
          'since the virus',
          'after a fall',
        ],
        answer:
          'During a fever children do less, and it is back within days of being well. Not walking or using an arm, unsteadiness, or odd behaviour after an illness or a fall is for a doctor today, also if {he} seem{s} well otherwise. After a knock with vomiting, drowsiness or a fit call your emergency number.',
      },
      {
        asks: [
          'what can i do until the appointment',
          'how do i help her now',
          'should i practise the lost words',
          'what do i do meanwhile',
        ],
        answer:
          'No drilling; it turns the loss into a lesson for both of you. Be close, use few words, do the old games, and take what comes, a look, a hand. Keep one line a day in a notebook: what was there today. It helps the doctor, and on some days it will help you. And tell one person, so that you are not alone with the videos.',
      },
    ],
    challenges: [],
  },
];
