import { saidItIsNotReal } from './said-it-is-not-real.ts';
import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { foundInTheWardrobe } from './found-in-the-wardrobe.ts';

const own: Frame = {
  id: 'is-santa-real',
  name: 'Is Santa real?',
  says: [
    'is santa real',
    'asks if santa is real',
    'a boy at school told her santa isnt real',
    'found out about santa and is heartbroken',
    'she knows santa is us and feels lied to',
    'stopped believing in father christmas',
    'tooth fairy isnt real he says',
    'saw me putting the presents under the tree',
    'what do i say when he asks about santa',
    'older brother told him there is no santa',
    'is the easter bunny real',
    'my daughter wants the truth about santa',
    'does not believe in santa any more but her sister does',
    'how to tell her about santa',
    'still believes at ten and gets laughed at',
    'caught me with the tooth under the pillow',
    'worried he will tell the little ones about santa',
    'santa is not real and he is angry with us',
    'doubts father christmas',
    'the three kings are the parents, somebody told her',
    'asked me straight out if i am the tooth fairy',
    'lost the magic of christmas',
    'believe in santa',
    'is santa clause real or not',
  ],
  claims: {
    strong: [
      'is santa real',
      'santa is real',
      'santa real',
      'santa isnt real',
      'santa is not real',
      'santa is us',
      'santa is me',
      'no santa',
      'believe in santa',
      'believes in santa',
      'believing in santa',
      'believe in father christmas',
      'believes in father christmas',
      'believing in father christmas',
      'asks if santa',
      'asked if santa',
      'truth about santa',
      'about santa',
      'doubts santa',
      'doubt father christmas',
      'doubts father christmas',
      'father christmas isnt real',
      'father christmas real',
      'father christmas is real',
      'father christmas is not real',
      'tooth fairy',
      'easter bunny real',
      'easter bunny isnt real',
      'magic of christmas',
      'putting the presents under',
      'put the presents under',
      'kings are the parents',
      'still believes',
    ],
    cues: ['santa', 'believe', 'real', 'true', 'truth', 'christmas', 'presents', 'magic', 'fairy', 'found out', 'lied'],
    not: [
      'scared of santa',
      'afraid of santa',
      'santas knee',
      'grotto',
      'secret santa',
      'photo with santa',
      'believe in himself',
      'believe in herself',
      'lost a tooth',
      'lose a tooth',
      'wobbly tooth',
      'dentist',
    ],
  },
  decidedBy: [
    /\bfound (?:\w+ ){0,2}(?:tooth fairy|(?:baby |milk |old )?teeth|(?:lost )?tooth)\b[^.!?]{0,24}\b(?:in|under|at) (?:my|our|the)\b/i,
  ],
  topicWords: ['present', 'gift', 'give', 'giving', 'question', 'ask', 'morning'],
  // No brother or sister: what one child has found out is not passed on to a smaller one.
  takes: ['helper', 'comforter', 'topic', 'quiet', 'adult'],
  facts: [
    'Nicholas was bishop of Myra, in what is now Turkey, in the fourth century; stories tell that he gave presents in secret, at night.',
    'In many countries people put presents or coins out at night without a name on them, each with a story of its own.',
    'Most children begin to wonder about it between six and nine; wondering means that a mind compares what it hears.',
    'In most homes where the custom is kept, grown-ups put the presents there; families differ in how and when they tell.',
    'Studies found that children who find out are often pleased to have worked it out; some are sad or cross for a while.',
    'Whether it is told, and by whom, belongs to the family; telling younger children is left to their own grown-ups.',
    'Not all families keep such customs; many give presents on other days or in other ways.',
    'A present given without a name asks for no thanks.',
  ],
  threads: {
    secret: 'a present without a name on it',
    question: 'a question, and where it may be asked',
    nicholas: 'a story that is seventeen hundred years old',
    behind: 'the other side of the tree: those who put the presents there',
  },
  threadCues: {
    nicholas: /\b(?:santa\w*|claus\w*|christmas|x-?mas|st\.? nic\w*|nicholas|no[eë]l|sinterklaas)\b/i,
    // What another child said is not yet what a family has told.
    behind:
      /^(?![^]*\b(?:boys?|girls?|friends?|child(?:ren)?|kids?|someone|somebody|classmates?|cousins?|brother|sister|others?|people|they)\b[^.]{0,30}\b(?:told|tells?|said|says?|saying|telling)\b(?![^]*\b(?:found|stopped believing|angry with us)\b))[^]*?\b(?:found (?:it )?out|finds out|(?:worked|figured|puzzled) it out|(?:and|that|think|sure) (?:he|she|they) knows?\b(?=[^]*\b(?:brother|sister|little ones?|younger|siblings?|cousins?|big mouth|keep it|secret|let (?:it )?slip|give it away)\b)|(?:found|discovered|saw|seen) (?:all )?(?:the |his |her |their |some )?(?:hidden )?(?:presents?|gifts?|stockings?|santa (?:suit|costume))|(?:knows?|told|discovered|realised|realized|worked out|learn(?:ed|t)) (?:\w+ ){0,4}(?:isn'?t|is not|no santa|not real|the truth|is us|is me|are the parents|it'?s us)|isn'?t real|is not real|no santa|(?:saw|caught) (?:me|us|dad|daddy|mum|mom|mummy|mommy)|(?<=(?:^|[.!?])\W{0,2})(?:he|she|they|my \w+|our \w+) (?:already )?knows?(?: (?:now|already|the truth|about it))?(?=\s*[.,!;][^]*\b(?:brothers?|sisters?|little ones?|younger|siblings?|cousins?)\b)|stopped believing|(?:doesn'?t|does not|no longer) believes?|lied to|(?:is|are) the parents|angry with us|knows? about (?:santa|father christmas|the tooth fairy|it)|(?:tell|telling|spoil\w*)(?: it)?(?: \w+)? (?:for )?(?:his|her|their|the) (?:little|younger|baby|small|wee))\b/i,
  },
  onlyWhenSaid: ['behind', 'nicholas'],
  answers: { behind: /\b(?:knows?|known|brothers?|sisters?|bursting|winks?|secret)\b/i },
  roles: {
    who: {
      fallback: { text: 'Santa' },
      cues: [
        { match: /\bfather christmas\b/i, phrase: { text: 'Father Christmas' } },
        { match: /\btooth[\s-]?fairy\b/i, phrase: { text: 'the Tooth Fairy' } },
        { match: /\beaster bunny\b/i, phrase: { text: 'the Easter Bunny' } },
        { match: /\bthree kings\b|\breyes magos\b/i, phrase: { text: 'the Three Kings', plural: true } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'A Present With No Name', thread: 'secret' },
      { text: 'Who Put It There?', thread: 'secret' },
      { text: 'A Good Big Question', thread: 'question' },
      { text: '{name} Asks and Asks', thread: 'question' },
      { text: 'A Gift in the Morning' },
      { text: 'In the Morning, a Gift' },
    ],
    older: [
      { text: 'A Present Without a Name', thread: 'secret' },
      { text: 'A Question for Home', thread: 'question' },
      { text: 'Where a Question Belongs', thread: 'question' },
      { text: 'Seventeen Hundred Years of Giving', thread: 'nicholas' },
      { text: 'The Other Side of the Tree', thread: 'behind' },
      { text: 'From Getting to Giving', thread: 'behind' },
      { text: '{name} and the Gift in the Morning' },
    ],
  },
  benefits: [
    'Says that the question is a good one and where it can be asked.',
    'Tells where giving in secret comes from, in words that fit each home.',
    'Leaves it to the family what is told, and when.',
  ],
  talk: {
    young: [
      'Who gives, and who gets, in the story?',
      'How does it feel to wonder?',
      'Shall we give somebody a secret present?',
    ],
    older: [
      'Why might somebody give without a name?',
      'Which word went into the blank?',
      'Shall we talk about how our family does it?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'night',
    pose: 'think',
    feeling: 'curious',
    companion: 'grown-up',
    props: ['present', 'star', 'candle'],
  },
  text: {
    '2-3': script(`
      D<secret> Look, a present! {Name} may see one. It was not there last night. Who put it there?
      D<secret> It is morning. {Name} may look. Oh, a present! Rip, rip goes the paper.
      D<question> {Name} has a question. It is a big one. Is {who} real? Hm, hm, hm.
      P Big ones ask it. Small ones ask it too.
      P Each home does it in its own way.
      P People like to give.
      Q<question> With this question, {Name} may feel ____.
      Q In the morning, {Name} may feel ____.
      Q In the long wait, {Name} may feel ____.
      H {helper} can hear the question.
      H {helper} can tell a story.
      H {helper} can say a bit more.
      T {he} can ask at home.
      T {he} can give a gift too.
      T {he} can wrap up a toy.
      T<comforter> {he} can hug {comforter}.
      C<secret> {he} can say, "For you, shh!"
      C<secret> {he} can say, "Rip, rip, thank you."
      C<question> {he} can say, "I have a question."
      C<topic> {he} can think about {topic}.
      A<secret> A present came. One can go out too. Shh, here is one. Rip, rip, rip!
      A<secret> The paper is on the floor. The present is out. It is a good morning. Rip, rip!
      A<question> It is a good question. It can be asked at home. Hm, hm, hm. Then comes a gift.
    `),
    '4-5': script(`
      D<secret> In the morning, something is there. {Name} may find a present or a coin. There is no name on it. It does not say who gave it. That is how a secret gift is done.
      D<secret> Some gifts have a card that says who gave them. Some say nothing at all. {Name} may get one like that in the morning. It makes people wonder. Who was it?
      D<question> There is a question that goes round. {Name} may have heard it, or thought of it. Is {who} real? One child says yes, and one says no. It is a good question, and its place is home.
      P In some homes, presents come at night. In some they come on other days. Each family has its own way.
      P Big children talk about it at school. They do not know how it is done in all homes.
      P People have told such stories for a long, long time. They tell them to this day.
      Q With this big question, {Name} may feel ____.
      Q In the morning, {his} tummy may feel ____.
      Q When another child says no, {Name} may feel ____.
      H {helper} can listen to the question. ~ It is fine to ask it.
      H {helper} can say how it is done at home.
      H {helper} can tell a story about it. ~ There are old ones and new ones.
      H<adult> {helper} can help by {adult}.
      T {he} can ask at home, in a quiet time.
      T {he} can give somebody a gift with no name on it.
      T {he} can wonder for a while. That is fine too.
      T<comforter> {he} can hold {comforter} and think.
      T<quiet> {he} can spend some time {quiet}.
      C<secret> {he} can think, "I can give like that too."
      C<secret> {he} can say, "Thank you, whoever it was."
      C<question> {he} can say, "I will ask that at home."
      C<topic> {he} can think about {topic}.
      A<secret> The gift has no name, so it wants no thanks. It is just there in the morning. One day a child may put one down for somebody. Then it is their turn to wonder.
      A<secret> All the paper is on the floor. The gift is in a hand. To give and to get are both good. That does not need an answer.
      A<question> The question goes home and is asked. It is good to do that. A question can be asked again next year, too. Then it may get a longer answer.
    `),
    '6-7': script(`
      D<secret> At night a house is quiet, and somebody goes on tiptoe. In the morning there is a present. {Name} may be the one who finds it. There was no bell, and there is no card. To give in secret is an old habit of people.
      D<secret> Most presents come with a name, so that somebody can be thanked. Now and then {Name} may find one without. It was put there at night, and nobody saw it. In many countries, there are gifts like that once a year. Some say that it is the finest way.
      D<question> Questions about {who} are asked in each class at some time. {Name} may have one too. One child says yes, and the next one says no. A classroom is not a good place for it. Home is a good place, with somebody who likes a long question.
      D<nicholas> A long time ago, a man called Nicholas lived by the sea in Turkey. There is a story that {Name} may know. It says that gifts came in at a window at night. Nobody was to see who gave them. People liked the story, and they have told it ever since.
      D<behind> Some day a child finds out who puts the presents there. {Name} has done so now. In this home it was the grown-ups. They hid them, wrapped them and stayed up late. They did it to make a morning like that. Now there is one more who knows.
      P Families do these things in many ways. In one there are shoes by the door, in one a tree. In some there is nothing of the kind.
      P Children like to say what they know. They may say it loudly, and they may be wrong about another home. Their own home is what they know best.
      P Grown-ups remember when they asked it themselves. It makes them smile, and it makes them careful. They would like to find the right words.
      Q With all this in mind, {Name} may feel ____.
      Q When children at school talk about it, {Name} may feel ____.
      Q Thinking about it in bed, {Name} may feel ____. It can be two words at once.
      H {helper} can listen and ask what {he thinks} first. ~ A question is often half an answer.
      H {helper} can say how it is in this family, and why. ~ Each family is a bit different.
      H {helper} can find the old stories in a book. ~ There are a good many of them.
      H<adult> {helper} can help by {adult}. ~ Then there is time to think.
      T {he} can ask about it at home, in a quiet hour. ~ It need not be asked all at once.
      T {he} can put a gift somewhere in secret. ~ From that side it looks new.
      T {he} can draw the question and what it looks like. ~ Some thoughts are easier on paper.
      P<behind> Small children look at the big ones when they are not sure. A calm face is enough of an answer.
      Q<behind> With a thing like that to keep, {Name} may feel ____. It may tickle.
      H<behind> {helper} can give out a job, such as hiding or wrapping. ~ It is easier to keep quiet with a job.
      T<behind> {he} can leave it to small children to ask at home. ~ It is their question too.
      T<behind> {he} can whisper it to a grown-up when it nearly comes out. ~ With them it is no secret.
      T<comforter> {he} can hold {comforter} while thinking about it. ~ Big thoughts go well with soft things.
      T<quiet> {he} can spend some time {quiet}. ~ Thoughts sort themselves out then.
      C<secret> {he} can think, "From somebody, to me."
      C<question> {he} can say, "That is a question for home."
      C<nicholas> {he} can think, "In at the window, and not seen."
      C<behind> {he} can think, "Now I can help to make the morning."
      C<topic> For a while, {he} can think about {topic}.
      A<secret> A gift without a name makes two people glad. One of them is in bed, and one has just tiptoed away. It can be done on any day of the year. It needs a bit of paper and good socks.
      A<question> A question that was asked at home is in good hands. It may get an answer today, and a longer one later. The gift does not mind. It is there in the morning in any case.
      A<nicholas> The window in the story has been shut for a long time. Gifts still come at night, and nobody is seen. Whoever asks about it finds an old story behind it. It can be told again this evening.
      A<behind> Those who know can help to hide the presents. They can keep quiet for the small ones. That is a kind of gift too. The morning will come with paper, cake and noise. It is real, and people made it.
    `),
    '8-10': script(`
      D<question> Some questions are asked in a whisper, and this is one of them. {Name} may have whispered it too: is {who} real? A class may hold ten answers to it, and each of them comes from another home. Reporters would call that a matter with several sources. The source that knows this family best is at home.
      D<nicholas> Around the year 300, in a town by the sea in what is now Turkey, there lived a bishop, Nicholas. {Name} may know what became of the story. It tells of gifts thrown through a window at night, so that no thanks were needed. Sailors carried the tale to other harbours. In each country it put on different clothes.
      D<question> There comes a year in which the question about {who} will not lie down again. {Name} may have reached it. At school one half says one thing and the other half laughs. It is a good sign for a mind to compare what it hears. The place for such a question is at home, with somebody who will take it seriously.
      D<secret> A present with a name on it is part of an exchange, because sooner or later something goes back. {Name} may have had one of the other kind. It lies there in the morning and says nothing about who gave it. People have done that for many centuries, in shoes, under pillows and on window sills. It is giving with the thanks left out.
      D<behind> So it was the people at home, and {Name} has found it out. They hid the presents, they wrapped them at midnight, and they kept it up for years. Some children are pleased to have solved it, some are cross, and some miss the way it was. All of those are fair. It was meant as a gift in itself, and gifts can be looked at from behind.
      P Families do not agree about this at all. Some keep such customs with great care, some keep them loosely, and some have other feasts altogether. Whoever says "everybody knows" is talking about one kitchen.
      P For grown-ups the question is a bigger moment than it looks. They have an answer ready for years and then it comes at the traffic lights. A little stammering is to be expected.
      P At school, opinions about it are given out loudly, and they are opinions about one house. The loudest voice has not visited the others. It is possible to listen and keep one's own thoughts.
      P<behind> Classmates who laugh at somebody for believing have usually changed their minds a few months ago. They enjoy being on the other side. It passes.
      P<behind> Small brothers, sisters and neighbours are at another page of the same story. When they ask, it is up to their own families. Not telling them is no lie. It leaves them their own question.
      Q With all this in mind, {Name} might feel ____.
      Q When others laugh about it, {Name} might notice ____.
      Q On the evening before the presents, {Name} might feel ____. Two answers at once are possible.
      H {helper} can give a straight answer when a straight question comes. ~ It may take a moment.
      H {helper} can say how it was to wonder about it long ago. ~ Everyone who knows it now once did not.
      H {helper} can show where the custom comes from. ~ The true story is a strange one.
      H<adult> {helper} can help by {adult}. ~ Conversations go better alongside something else.
      T {he} can ask about it at home, and say beforehand that it is meant seriously. ~ Then nobody makes a joke of it.
      T {he} can give something in secret and watch from a distance. ~ It explains more than an answer does.
      T<question> {he} can write down what speaks for it and what against it. ~ That is how researchers begin.
      T<behind> {he} can keep out of it when little ones ask. ~ They have a right to their own year.
      T<comforter> {he} can keep {comforter} close on such an evening. ~ Some things stay as they were.
      T<quiet> {he} can spend some time {quiet}. ~ A thought like this needs a while.
      C<nicholas> {he} can think, "Seventeen hundred years, and still on tiptoe."
      C<question> {he} can say, "I would like to know how it really is."
      C<secret> {he} can think, "No name on it, and no thanks required."
      C<behind> {he} can think, "I know the workshop now, and there is a place free in it."
      C<topic> Meanwhile, {he} can think about {topic}.
      A<nicholas> The bishop has been gone for a long time, and the giving has not. It goes about at night in many countries, under a number of names. Whatever is believed or not believed, something lies there in the morning. Somebody thought of it, and that part has been true all along.
      A<question> A question that has been asked out loud weighs less than one that is carried about. The answer belongs to the family, and it may come in parts. Nothing about the morning itself depends on it. The gift is there for those who wonder as well.
      A<secret> There is one way to find out about giving in secret, and it takes a small thing and some silence. On that side of it there is a tight feeling, just before the paper is torn. Nobody says thanks. It is astonishing how little that matters.
      A<behind> Knowing has its own advantages, such as being needed. There are presents to hide, small children to keep in suspense, and a lamp to be left on. The morning will be noisy in any case. It is made by hand, and from now on by one more pair.
    `),
    '11+': script(`
      D<question> Every family has customs that stand in no book, and most of them are kept without a word. One of them concerns {who}, and how much is said about it in front of whom. {Name} may have noticed that people seem to be waiting for somebody to ask. It is an odd sort of silence, and quite a friendly one. Whoever wants to know can end it at home, with an ordinary sentence.
      D<nicholas> It is possible to trace the whole business back to one man. {Name} may be curious how Nicholas, a bishop in the fourth century, turned into somebody who comes at night with gifts. The oldest tale has him throwing money through a window so that three sisters would be provided for. Dutch sailors, German carpenters, American poets and a number of shops did the rest. Hardly any custom has travelled so far and changed its coat so often.
      D<question> Sooner or later, someone asks the question about {who} and means it. {Name} may have got there by a remark at school or by thinking it through. Philosophers have used such questions as examples: can a thing be made of agreement alone, as money is, or a queue? A custom does not exist as a table does. It exists because it is kept, year after year, by many hands in many places.
      D<secret> Gifts normally create a debt. {Name} knows the small arithmetic of birthdays, in which something comes and something of about the same size goes back. In many cultures there is an exception once a year, when presents appear in the morning without a sender. The thanks have nowhere to go. Anthropologists consider it one of the more elegant inventions of humankind, and it works with socks.
      D<behind> So the morning was made by hand, and {Name} has found out by whom. It involved hiding places, a good deal of tape and several years of keeping a straight face. Opinions about it differ, even within one person. It can look like a gift with an unusual wrapping, or like being told something untrue by people who ask for the truth. Both views can be put to those concerned, who have been expecting it.
      P Opinions about it are delivered at school with great certainty. Most of them describe one household, and not the listener's. Certainty and knowledge are two different things, and the first is louder.
      P Adults tend to be caught off guard by the question, even after years of waiting for it. A joke or a question in return is often a way of gaining time. Most of them answer a serious question seriously if it is put to them in private.
      P<behind> Parents rarely agree among themselves how honest to be about it. Some felt uneasy from the start, and some would have kept it up until university. Most of them are attached to it because somebody once did it for them.
      P<behind> Younger children take such stories the way people take a good film, half knowing. Whoever is older has some influence on how long it lasts. Leaving it alone is generally regarded as good manners.
      P Other families have nothing to do with all this, because their feasts lie elsewhere in the year or because they prefer names on presents. That works as well. A custom is one way of doing something that can be done in many.
      P<behind> Some people are truly sad when it is over. What they miss is less a person than a kind of attention, in which the world seemed to be preparing something. That kind of attention can be given on.
      Q Thinking about the whole story, {Name} might feel ____. Amusement and loss can be present in equal parts.
      Q Watching a small child who is waiting, {Name} might notice ____.
      Q On the evening itself, {Name} might feel ____.
      H {helper} can answer plainly, and say why it is done in this way here. ~ A reason is worth having.
      H {helper} can tell where the custom comes from in this family. ~ There is usually a grandmother in it.
      H<behind> {helper} can hand over a part of the work, such as hiding, writing or wrapping. ~ It is a promotion.
      H {helper} can leave room for a new custom of somebody's own. ~ All the old ones began like that.
      H<adult> {helper} can help by {adult}, if it is welcome. ~ What works need not be new.
      T {he} can put the question plainly, if it is still open. ~ People answer more honestly while doing the dishes.
      T {he} can give something without a name this year and not admit it. ~ The difficulty is in keeping the face straight.
      T {he} can read about how it is done in other countries. ~ There are witches, goats and shoes involved.
      T<behind> {he} can decide to keep the story up for somebody smaller, or to stay out of it. ~ Both are decent.
      T<comforter> {he} can keep {comforter} where it was. ~ Not everything needs to be revised.
      T<quiet> {he} can spend an evening of the season {quiet}. ~ There is enough noise in it already.
      C<nicholas> {he} can think, "Through the window, and gone."
      C<question> {he} can think, "Real in the way a queue is real."
      C<secret> {he} can think, "No sender, no debt, rather good."
      C<behind> {he} can think, "Promoted to the workshop."
      C<topic> Between the dishes, {he} can think about {topic}.
      A<nicholas> Seventeen centuries on, presents still turn up at night under a number of names. The names differ, and the wish to give without being thanked does not. It is odd to be able to say so exactly where a thing began. It began with an open window and somebody who did not wait for the answer.
      A<question> Some questions are not closed by an answer, only moved to another level. What remains is a table with candles, people who have known each other for long, and a present that nobody admits to. Whether that is real can be decided by biting into the biscuits. The rest is a matter of how one counts.
      A<secret> The elegant part of it is that anyone can take it up, at any age and on any date. A small thing is put where it will be found, and the person walks away. Giving like that leaves no trace except in the one who did it. It is recommended for Tuesdays in November.
      A<behind> From now on the morning has a backstage. It is untidy there, with scissors that have disappeared and adults who giggle at midnight. Whoever has found out can be angry about it for a while and still be asked to hold the tape. The gift was the trouble they took, and nobody made that up.
    `),
  },
};

/**
 * The question whether Santa is real, or the Tooth Fairy. To the young it is a good question that belongs at home, and
 * nothing is given away or made up; that people at home put the presents there is told only from six, and only where the
 * parent says that the child has found out.
 */
export const isSantaReal: Frame = withScenes(own, foundInTheWardrobe, saidItIsNotReal);
