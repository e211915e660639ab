import { said, type NamedScene } from '../scene.ts';

const CLUB = String.raw`\b(?:clubs?|lessons?|class(?:es)?|training|academy|gymnastics|ballet|dance|dancing|karate|judo|taekwondo|swimming|football|rugby|cricket|tennis|netball|drama|brownies|cubs|scouts|piano|violin|guitar|riding)\b`;
const DEAR = String.raw`\b(?:(?:can['’]?t|cannot|can not|could ?n['’]?t|unable to|not able to|(?:can|could) no longer) (?:\w+ )?(?:afford|pay)\w*|(?:too|so) expensive|costs? too much|money (?:is|'s|was|being)? ?(?:very |so |really )?(?:tight|short)|(?:no|not enough|not the|less) money|lost (?:my|his|her|their) job|redundan\w+|out of work)\b`;
const OVER = String.raw`\b(?:(?:had|has|have|having|need(?:s|ed)?) to (?:\w+ )?(?:stop|quit|drop|leave|give (?:it |them |that )?up|cancel|pull (?:him|her|them) out|take (?:him|her|them) out)|stop(?:s|ped|ping)? (?:his|her|their|going|the|all)|giv(?:e|en|ing) up|cancel\w*|any ?more|any longer|no longer|at the moment|for now|this term|carry on|keep (?:up|going)|lost (?:my|his|her|their) job|redundan\w+)\b`;

/** A club or lessons that the family cannot pay for any longer. */
export const clubThatStops: NamedScene = {
  id: 'clubstops',
  image: 'an hour in the week that is free now, and a bag on its hook',
  cue: said(
    `(?=[^]*${CLUB})(?=[^]*${DEAR})[^]*?${OVER}`,
    String.raw`\b(?:trips?|holidays?|skiing|abroad|camps?|residential|disney\w*|cinema|part(?:y|ies)|school shoes|food ?bank|(?:wants?|asks?|asking|wanting|begs?|begging) (?:to (?:start|join|do|go)|for)|private (?:school|lessons))\b`,
  ),
  decides: true,
  answers: /\b(?:afford|money|job|club|lessons?|stop\w*|moment|cost\w*)\b/i,
  titles: { young: 'A Bag on Its Hook', older: 'The Free Hour' },
  roles: {
    club: {
      fallback: { text: 'the club' },
      cues: [
        { match: /\bswimming (?:club|training)\b/i, phrase: { text: 'swimming club' } },
        { match: /\bswimming\b/i, phrase: { text: 'swimming' } },
        { match: /\bfootball\b/i, phrase: { text: 'football club' } },
        { match: /\bgymnastics\b/i, phrase: { text: 'gymnastics' } },
        { match: /\bballet\b/i, phrase: { text: 'ballet' } },
        { match: /\b(?:dance|dancing)\b/i, phrase: { text: 'dancing' } },
        { match: /\b(karate|judo|taekwondo|rugby|cricket|tennis|netball|drama)\b/i, phrase: { text: '$' } },
        { match: /\bpiano\b/i, phrase: { text: 'piano' } },
        { match: /\briding\b/i, phrase: { text: 'riding' } },
      ],
    },
  },
  beside: {
    benefits: [
      'Explains in plain words why a club has to stop.',
      "Says that the sum is a matter for the grown-ups and nobody's fault.",
      'Leaves {name} the missing of it, and something to do with the free hour.',
    ],
    talk: {
      young: [
        'What stayed on its hook in the story?',
        'Which word fits in the blank for {name}?',
        'Shall we think of something for that hour?',
      ],
      older: [
        'What does a family pay for first?',
        'Which word went into the blank?',
        'Shall we plan the free hour of this week together?',
      ],
    },
  },
  text: {
    '4-5': `
      D<clubstops> Going to {club} costs money. At home there is less of it now. So {Name} cannot go on with it. It is a sum for grown-ups. No child made it come out so. It was good to go there. It is sad to stop.
      P<clubstops> Grown-ups did not like to say that no. It is hard for them too.
      P<clubstops> The others who go there do not know about sums. They only see who is not there.
      Q<clubstops> On the day of it, {Name} may feel ____.
      H<clubstops> {helper} can say why, in short words, more than once.
      H<clubstops> {helper} can find something for that hour.
      T<clubstops> {he} can show at home what {he} learned there.
      T<clubstops> {he} can draw the best day that {he} had there.
      C<clubstops> {he} can say, "I miss it, and I may be sad."
      A<clubstops> The bag stayed on its hook, and that was sad. Then there was something to do that cost no money. What {Name} has learned does not stay on a hook. It comes along everywhere, and it costs nothing.
    `,
    '6-7': `
      D<clubstops> Clubs and lessons cost money, and there is less of it at home now. So {Name} cannot go on with {club}. The grown-ups did the sum more than once. First comes what a family needs, such as food and a warm home. No child did anything wrong, and to want to go on is not greedy.
      P<clubstops> Grown-ups feel bad about such a no. Some say it in a short voice, because it was hard to say.
      P<clubstops> The others may ask why. They do not need to hear about sums.
      Q<clubstops> At the hour when it used to begin, {Name} may feel ____. It may be two things at once.
      H<clubstops> {helper} can tell the people there. ~ Then it need not be {Name}.
      H<clubstops> {helper} can ask if there is help with the cost. ~ That is a question for grown-ups, and some clubs have an answer.
      T<clubstops> {he} can go on with one bit of it at home.
      T<clubstops> {he} can have an answer ready, such as, "I am not going just now."
      C<clubstops> {he} can think, "It costs too much, and I may mind."
      A<clubstops> The day came round, and the bag stayed on its hook. It was a sad hour at first. Then there was something in it that cost no money. Part of that was good. What {Name} learned is still there, in the legs, the hands or the head. Nobody needs to hand that back.
    `,
    '8-10': `
      D<clubstops> Whatever is paid for by the month is looked at first when money is short. So it came to {club}, and {Name} cannot go on. The adults did the sum more than once, and a home, heating and food come first in it. It is nobody's fault, least of all a child's. Minding about it is not ungrateful. It was a fixed hour in the week, with people in it.
      P<clubstops> The others see one place that is empty, and they do not know why. Most of them will think of a cold or of homework.
      P<clubstops> Adults who say no to something good often think about it for longer than they show. That is theirs to carry. It is not for a child to make up for.
      Q<clubstops> At the time when it used to begin, {Name} might feel ____. Angry and sad can both be in it.
      H<clubstops> {helper} can ask about a fund or a lower price. ~ It is an adult's question, and clubs hear it more often than one would think.
      H<clubstops> {helper} can help to find something else for that hour, now and then.
      T<clubstops> {he} can meet somebody from there on another day. ~ Friends are not part of the fee.
      T<clubstops> {he} can go on with the one thing that was nearly right.
      C<clubstops> {he} can say, "I am not going at the moment," and leave it there.
      A<clubstops> On the first free evening, somebody looked at the clock rather often. After some weeks the hour had something in it again, which cost next to no money. What was learned cannot be cancelled. It is in the feet, the hands or the head. What a family can pay says nothing about how good anybody is at a thing.
    `,
    '11+': `
      D<clubstops> When money is short, families go through whatever is paid for by the month, and {club} did not come through it. {Name} cannot go on. {he} may know the reason, and a reason helps less than one would think. A home, heating and food stand above the line in such a sum. What was good for somebody may still stand below it. Minding is no reproach to anyone at home. It was an hour in the week in which one was known.
      P<clubstops> The others have noticed an empty place and thought of three harmless reasons for it. Hardly anybody spends time on working out what other families can pay.
      P<clubstops> Parents tend to feel such a no more than they show. Most would rather be asked about it than be spared.
      Q<clubstops> In the hour when it used to take place, {Name} might notice ____. There may be anger on top and something else below.
      H<clubstops> {helper} can ask in private about a bursary or a lower rate. ~ Clubs would often rather keep somebody than lose them.
      H<clubstops> {helper} can say which things are settled for this year. ~ Then nobody needs to guess.
      T<clubstops> {he} can keep in touch with one person from there on purpose. ~ Left to chance, it tends not to happen.
      T<clubstops> {he} can carry on with the part that needs no fee, for as long as it is any fun.
      C<clubstops> {he} can say, "It came down to money. It is annoying, and that is all."
      A<clubstops> The evening is free, which is an odd thing to be sorry about. It filled up slowly with what costs little money, and some of that was better than expected. A skill does not lapse with a membership. It was worth having, and nobody needs to pretend that it did not matter.
    `,
  },
};
