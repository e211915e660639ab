import { foodKeptBy } from './beginnings/food-kept-by.ts';
import { aTreeWithMoreBranches } from '../school/a-tree-with-more-branches.ts';
import { seesBirthFamily } from './beginnings/sees-birth-family.ts';
import { whoseTummy } from './beginnings/whose-tummy.ts';
import { withScenes } from '../scene.ts';
import { script, type Frame } from '../../frame.ts';

const own: Frame = {
  id: 'adoption',
  name: 'Being adopted',
  says: [
    'we are adopting a little boy and she will have a new brother',
    'adopting a little girl, he will have a new sister',
    'she is adopted and asks about her birth mum',
    'how do i tell him he is adopted',
    'our adopted son asks why his mother gave him away',
    'adopted daughter has big questions',
    'he was adopted as a baby',
    'kids at school asked who her real mum is',
    'why was i adopted',
    'my son found out he was adopted',
    'family tree homework and she is adopted',
    'she looks different from us because she is adopted',
    'adopted child settling in',
    'our son came home through adoption last year',
    'misses his birth family',
    'letterbox contact with birth parents',
    'he thinks he was bad and that is why he was adopted',
    'talks about her tummy mummy',
    'adoption day is coming up',
    'adopted from care at three',
    'international adoption wants to know where she comes from',
    'scared that we will give her back',
    'he says you are not my real mum when angry, he is adopted',
    'life story work with adopted child',
    'wonders if his birth mother thinks of him',
    'birth parents',
  ],
  claims: {
    strong: [
      'adopting little boy',
      'adopting little girl',
      'adopting a little boy',
      'adopting a little girl',
      'adopting a toddler',
      'adopting another child',
      'adopting siblings',
      'adopting his',
      'adopting her',
      'not his real dads',
      'not her real mums',
      'not his real mums',
      'not his real dad',
      'not his real mum',
      'not her real mum',
      'not her real dad',
      'not real dads',
      'not real mums',
      'not their real mums',
      'not their real dads',
      'her adopted brother',
      'his adopted brother',
      'her adopted sister',
      'his adopted sister',
      'adopted brother',
      'adopted sister',
      'adopted baby',
      'adopting a',
      'adopting a baby',
      'adopting a brother',
      'adopting a sister',
      'is adopted',
      'was adopted',
      'being adopted',
      'he adopted',
      'she adopted',
      'adopted son',
      'adopted daughter',
      'adopted child',
      'adopted kid',
      'adopted as a baby',
      'adopted from',
      'through adoption',
      'adoption day',
      'adoption story',
      'international adoption',
      'birth mum',
      'birth mother',
      'birth dad',
      'birth father',
      'birth parent',
      'birth family',
      'first mum',
      'tummy mum',
      'tummy mummy',
      'life story work',
      'letterbox contact',
      'why was i adopted',
      'gave him away',
      'gave her away',
      'give her back',
      'give him back',
      'who her real mum is',
      'who his real mum is',
      'adopted',
      'we are adopting',
      'adopting',
    ],
    cues: ['adopted', 'adoption', 'real mum', 'real dad', 'biological', 'family tree'],
    not: [
      'from us to his adoptive',
      'from us to her adoptive',
      'from us to their adoptive',
      'to his adoptive parents',
      'to her adoptive parents',
      'to his adoptive family',
      'to her adoptive family',
      'moves to adoptive',
      'adopt a dog',
      'adopt a cat',
      'adopt a puppy',
      'adopted a dog',
      'adopted a cat',
      'adopted a puppy',
      'we are adopting',
      'rescue dog',
      'birth certificate',
      'date of birth',
      'adopted dog',
      'adopted cat',
      'is in foster care',
      'in foster care and',
      'lives in foster care',
    ],
  },
  topicWords: ['adopted', 'adoption', 'birth', 'born', 'family'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'adult', 'thing'],
  facts: [
    'Adoption means that a court has made a child a full member of a family by law; it does not end when there is trouble or a quarrel.',
    'Nothing about a child is the reason why birth parents could not look after that child; adults decide it for reasons between adults. Many adopted children suspect themselves, so it is said plainly.',
    'Adopted children do best when adoption is spoken of openly and early, in true words and a little at a time, and when questions are welcome (Adoption UK, CoramBAAF).',
    'Thinking about birth parents takes nothing away from the family at home; many adopted people think of both.',
    'Feelings about adoption differ and come in turns: glad, sad, curious, angry, nothing much.',
    'Every person grew in a womb; looks come from the people one was born to, and habits from those one lives with.',
    'An adopted person decides who hears the story; "that is private" is a polite answer.',
    'Some facts may not be known, or come later; in many countries adopted people can ask for their records as adults.',
  ],
  threads: {
    why: 'the question why, and the part of the answer that is certain',
    real: 'a family that somebody calls not real',
    late: 'a thing that was told late, and by the wrong person',
    grew: 'the beginning, as small as a bean',
    door: 'the first time through the door of this home',
    ask: 'questions, and who may hear them',
    puzzle: 'a puzzle of which some pieces are in the box and some are not',
    stamp: 'a stamp on a paper in a court',
    court: 'the day with a judge and a paper',
    search: 'a search for somebody, and who is told of it first',
    curious: 'what other people ask',
    tree: 'a family tree with the wrong number of branches',
    mirror: 'a face in a mirror',
    arrives: 'a brother or sister who is adopted, and a place that is made ready',
    step: 'a step-parent who adopts, and a name on a paper for what was already so',
  },
  // Who is adopted is somebody else: the child makes room.
  threadCues: {
    why: /\b(?:why (?:his|her|their|the|did|was|were|she|he|they|we|mum|birth)\b[^.]{0,60}\b(?:keep|look after|want(?:ed)?|gave|give|given|adopt\w*|left|taken|not)|(?:could|did|would)(?: ?n.?t| not) (?:keep|want|look after)|did ?n.?t want (?:him|her|them)|gave (?:him|her|them) (?:up|away)|given (?:up|away)|not (?:been )?wanted|unwanted|rejected|what (?:he|she|they) did wrong|(?:was|were) not good enough|thinks? (?:it was|it is|it's) (?:his|her|their) fault)\b/i,
    real: /\b(?:not|isn'?t|isnt|aren'?t|arent|wasn'?t|weren'?t)\b[^.!?]{0,24}\breal\b|\b(?:fake|pretend) (?:mum|mom|dad|parents?|family)\b|\breal (?:brother|sister|sibling)s?\b/i,
    late: /\b(?:found (?:it )?out|finds out|overheard|told (?:him|her|them) (?:by accident|before)|did ?n[o']t know|didnt know|never told|was(?: not|n't)? told|by accident|let (?:it )?slip|(?:were|was) going to tell|kept it (?:from|secret))\b/i,
    // One of the two parents is as before: no birth family is out of sight.
    step: /\b(?:step-?(?:dad|daddy|father|mum|mummy|mom|mother|parent)\b[^.]*\badopt\w*|adopt\w*\b[^.]*\bstep-?(?:dad|daddy|father|mum|mummy|mom|mother|parent)|my (?:husband|wife|partner) (?:(?:is|has|just|wants|would like|will be) )*(?:to )?adopt\w*)\b/i,
    court:
      /\b(?:judge|court|final(?:ised|ized)?|official(?:ly)?|adoption day|celebration (?:hearing|day)|signed|order (?:was|is) (?:made|granted))\b/i,
    search:
      /\b(?:search\w*|trac(?:e|es|ed|ing)|(?:look(?:s|ing)?|looked) (?:for|up)|(?:find|finds|finding|found|contact(?:s|ed|ing)?|messag(?:e|es|ed|ing)|write to|wrote to) (?:\w+ ){0,2}(?:birth|real|bio(?:logical)?|first)|internet|online|facebook|instagram)\b/i,
    arrives:
      /\b(?:adopt(?:ed|s)?(?! (?:our|my)\b)|adopting|adoption of) (?:his|her|their|a|another|our|two|my|the) (?:\w+ ){0,3}(?:sister|brother|sibling|siblings|baby|child|boy|girl|son|daughter|twins)\b|\b(?:sister|brother|sibling|child|baby|boy|girl) (?:\w+ ){0,3}(?:is|was|being|been|whom?|that) (?:\w+ ){0,3}adopt\w*|\b(?:sister|brother|sibling) \(?adopt\w*|\badopted (?:little |big |baby |younger |older )?(?:brother|sister|sibling)\b|\bwe(?:'re| are)? adopting\b/i,
  },
  comesFirst: ['why'],
  onlyWhenSaid: ['why', 'real', 'late', 'court', 'search', 'arrives', 'step'],
  tellsAlone: ['why', 'late', 'arrives', 'step'],
  roles: {},
  titles: {
    young: [
      { text: 'A Question About Before', thread: 'why' },
      { text: 'The Why', thread: 'why' },
      { text: 'A Real Family', thread: 'real' },
      { text: 'Told Late', thread: 'late' },
      { text: 'A Paper for a Family', thread: 'step' },
      { text: 'The Judge and the Paper', thread: 'court' },
      { text: 'A Place Made Ready', thread: 'arrives' },
      { text: 'One More Cup', thread: 'arrives' },
      { text: 'As Small as a Bean', thread: 'grew' },
      { text: 'First a Bean', thread: 'grew' },
      { text: 'In Through the Door', thread: 'door' },
      { text: 'The Door That Opened', thread: 'door' },
      { text: 'A Question in the Bath', thread: 'ask' },
      { text: 'Ask It Any Day', thread: 'ask' },
      { text: '{name} at Home' },
      { text: '{name} and the Family' },
    ],
    older: [
      { text: 'The Question Called Why', thread: 'why' },
      { text: 'What Is Certain', thread: 'why' },
      { text: 'A Word for Coins and Diamonds', thread: 'real' },
      { text: 'Told Late', thread: 'late' },
      { text: 'The Judge and the Paper', thread: 'court' },
      { text: 'A Paper for a Family', thread: 'step' },
      { text: 'Written Down', thread: 'step' },
      { text: 'Before the First Message', thread: 'search' },
      { text: 'The Search Box', thread: 'search' },
      { text: 'A Search in Company', thread: 'search' },
      { text: 'One More Hook in the Hall', thread: 'arrives' },
      { text: "Somebody Else's Towel", thread: 'arrives' },
      { text: 'One More Chair', thread: 'arrives' },
      { text: 'A Stamp on a Paper', thread: 'stamp' },
      { text: 'Made by Law', thread: 'stamp' },
      { text: 'Some of the Pieces', thread: 'puzzle' },
      { text: 'A Puzzle With Gaps', thread: 'puzzle' },
      { text: 'People Ask Things', thread: 'curious' },
      { text: 'That Is Private', thread: 'curious' },
      { text: 'Not Enough Branches', thread: 'tree' },
      { text: 'A Tree With Two Trunks', thread: 'tree' },
      { text: 'The Branches of a Tree', thread: 'tree' },
      { text: 'The Face in the Mirror', thread: 'mirror' },
      { text: 'Where a Nose Comes From', thread: 'mirror' },
      { text: 'A Story With a Beginning' },
      { text: '{name} and the Family' },
    ],
  },
  benefits: [
    'Says in plain words what adopted means, and that no child is the reason for it.',
    'Makes room for questions about a birth family beside the family at home.',
    'Leaves it to {name} what to feel and whom to tell.',
  ],
  talk: {
    young: [
      'What is there at the beginning of the story?',
      'Which word fits in the blank for {name} today?',
      'Shall we look at some pictures together?',
    ],
    older: [
      'Which question in the story is one of yours?',
      'Which word went into the blank, and can there be two?',
      'Shall we look together at what we know, and at what we do not?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'hug',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['puzzle', 'book'],
  },
  text: {
    '2-3': script(`
      D<grew> {Name} is adopted. Before that, {Name} was small. Small as a bean! A bean in a tummy.
      D<grew> Small as a bean! That was {Name}, once. Then {Name} was born. Then {he was} adopted. Hello, family!
      D<door> {Name} is adopted. One day a door opened. In came {Name}. Hello, family!
      P Many children are adopted. Many are not.
      P People like to tell of the first day.
      P Grown-ups know more of the story. They can tell it.
      Q With that story, {Name} may feel ____.
      Q On a lap, {Name} may feel ____.
      Q Today, {Name} may feel ____.
      H {helper} can tell it again.
      H {helper} can show a picture.
      H {helper} can hold on tight.
      H<adult> {helper} can start {adult}.
      H<helper> {helper} can tell it once more.
      T {he} can ask for the story.
      T {he} can look at a picture.
      T {he} can sit on a lap.
      T<comforter> {he} can hold {comforter}.
      T<quiet> {he} can try {quiet}.
      C<grew> {he} can say, "First a bean, then me."
      C<grew> {he} can say, "Hello, bean, hello, me."
      C<door> {he} can say, "Open door, here I am."
      C<topic> {he} can think about {topic}.
      A<grew> First a bean, then a baby, then big. {Name} has a family. There is a lap. There is soup.
      A<grew> The bean got legs. The bean got a name. Now {Name} is in this family. Good morning, {Name}.
      A<door> The door opened, and in came {Name}. Here is a bed. Here is a cup. This is the family.
      D<arrives> One more child will live here. The word is adopted. {Name} has a cup. Here is one more cup.
      D<arrives> Two cups, two hooks. One is for {Name}. One is for a child who is adopted.
      P<arrives> A new child may be shy. New is a lot.
      P<arrives> Grown-ups can love two. They have two arms.
      Q<arrives> When one more comes, {Name} may feel ____.
      H<arrives> {helper} can sit with just {Name}.
      H<arrives> {helper} can say who sleeps where.
      T<arrives> {he} can wave.
      T<arrives> {he} can show a toy.
      C<arrives> {he} can say, "Hello, one more cup."
      A<arrives> One cup, two cups. One child is adopted. {Name is} here too. There is milk for both.
    `),
    '4-5': script(`
      D<grew> {Name} began as small as a bean, like everyone. The bean grew in a tummy. Then {Name} was born. Birth parents could not look after a child, so this family does. The word for it is adopted.
      D<ask> Why was {Name} adopted? That is a good thing to ask in the bath. Birth parents are the ones a child is born to. Some of them cannot look after a child. Was the baby too loud? No, no baby is. The reason is one that grown-ups had.
      D<ask> A question can come at any time. {Name} may ask, "Who was there when I was born?" To be adopted is to have birth parents and a home. It is fine to think of both. It is fine to ask it all again.
      D<door> One day, {Name} came in through the door to this family. That day, the family got one more cup. Adopted means that it stays like that. It stays on nice days. It stays on cross days too.
      P Some children live where they were born. Some are adopted. There are both in one street.
      P Other children may ask, "Who is your real mum?" They do not know how it works. All of the parents are real.
      P A grown-up may have wet eyes at this. It is a big story. It has sad parts and glad parts.
      P Birth parents may think of a child too. Nobody can say how often.
      Q When the story is told, {Name} may feel ____.
      Q Thinking of long ago, {Name} may feel ____.
      Q On a family day, {his} tummy may feel ____.
      H {helper} can tell the story as many times as asked. ~ It is the same story, and it gets a bit longer.
      H {helper} can say what is known and what is not. ~ Both are true answers.
      H {helper} can stay close on cross days too.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      H<helper> {helper} can talk about the first day here.
      T {he} can ask the question one more time.
      T {he} can draw all the people in the story.
      T {he} can keep the story for home, if {he likes}.
      T<comforter> {he} can hold {comforter} for the story.
      T<quiet> {he} can spend some time {quiet}.
      D<step> There is a paper about {his} family. It says that a step-parent is a parent by law as well. The word for it is adopted. A judge signs it. At breakfast it looks the same as before.
      P<step> People may be glad and a bit sad on such a day. A big paper can do that.
      P<step> Someone far away may have thoughts about it too. Grown-ups talk about that with grown-ups.
      Q<step> Thinking of the paper, {Name} may feel ____.
      Q<step> When people talk about it, {Name} may feel ____.
      H<step> {helper} can say what is new and what stays. ~ It is good to know that.
      H<step> {helper} can hear all the questions. ~ None of them is rude.
      T<step> {he} can ask what the paper says.
      T<step> {he} can draw all the people in the family.
      C<step> {he} can think, "I can like all of them."
      A<step> The paper lies in a drawer. Nobody is less because of it. Adopted is a word on it, and love is not on paper. {Name} may think of whoever {he likes}.
      C<grew> {he} can say, "A bean, a baby, and then here."
      C<ask> {he} can say, "I have a question about long ago."
      C<ask> {he} can think, "I can ask that any day."
      C<door> {he} can say, "In I came, and here I stay."
      C<topic> For a rest, {he} can think about {topic}.
      A<grew> Beans do not know where they will live. {Name} was born, and then came home to this family. The first part of the story belongs to {Name}. So does the soup today.
      A<ask> A question about birth parents is a good question. The answer may be short now and longer later. This family stays, with the question and on cross days too.
      A<ask> Some answers are known, and some are not. The ones that are known can be told again at bedtime. Adopted is one word for how a family began. Then comes breakfast, as in all the others.
      A<door> A door may get new paint, and a family may move. People go out, and they come home again. {Name} is adopted, and this family is home. There is a hook for {his} coat.
      D<arrives> Some children come into a family as a baby in a tummy. Some are adopted. {Name is} getting to know somebody like that. A hook, a cup and a bed are made ready.
      D<arrives> A child who is adopted began somewhere else. There was another cot there, and other songs. {Name} may know all the songs of this home. The other one can hear them bit by bit.
      P<arrives> The new child may be quiet, or loud. Much is new at once.
      P<arrives> Grown-ups are busy with somebody new. They still know which spoon is whose.
      Q<arrives> With one more in the family, {Name} may feel ____.
      Q<arrives> When all look at the other one, {Name} may feel ____.
      H<arrives> {helper} can keep a time for just {Name}. ~ It stays, with one more here too.
      H<arrives> {helper} can tell what is known and what is not. ~ Both are true answers.
      T<arrives> {he} can show where the spoons are.
      T<arrives> {he} can say when it is too much.
      C<arrives> {he} can say, "My hook is here, and yours is there."
      A<arrives> Two hooks hang side by side. On one is a known coat. Adopted means that the other coat stays too. Coats get used to each other, and so do people.
      D<court> An adoption has a day of its own. A judge is there for it. The judge signs a paper, and {Name} may hear about it. From then on it is a law. {Name} is a child of this family, cross days and all.
      C<court> {he} can say, "The judge signed it, and we go home."
      A<court> The paper goes into a drawer. It stays true in there. Adopted is a word on paper. The family is at the table.
      D<real> A family can be adopted or born, and it is real. Somebody may tell {Name} that it is not. It is easy to check. A real grown-up gets the shoes, the soup and the plaster. Nobody needs the same nose for that.
      C<real> {he} can say, "Real soup, real family."
      A<real> The soup is real, and so is the lap. Adopted means that it stays. Somebody who did not know it can be told. {Name} has a real family, and there is supper in it.
      D<why> {Name} was born from a birth mum's tummy. The birth mum could not look after a child. That was because of grown-up troubles. No baby can be too loud or too much. Then there was an adoption, and now there is this family.
      D<why> "Why did I not stay there?" {Name} may ask that about the birth family. Looking after a child is a big job. The birth parents could not do that job, for any child. It was not about {Name}.
      P<why> Some grown-ups cannot look after a child, and may wish they could. They may be too ill or too muddled. A child cannot mend that.
      P<why> Children who were adopted ask this a lot. It is a good question. It comes back, because it is a big one.
      Q<why> When the why comes, {Name} may feel ____.
      Q<why> Thinking of the birth mum, {Name} may feel ____.
      H<why> {helper} can tell what is known, in short true words. ~ The rest comes when {Name} is bigger.
      H<why> {helper} can say, "We do not know that." ~ That can be true as well.
      T<why> {he} can ask it at any time, even in the bath.
      T<why> {he} can look at the book about before, with somebody.
      C<why> {he} can say, "It was not because of me."
      C<why> {he} can think, "I can ask, and I am home."
      A<why> The question was asked, and it may be asked again. It was grown-up troubles, and no baby made them. {Name} was good enough from the first day. This family stays a family while people ask things. There is room for a why at supper.
      A<why> Some of the story is known and some is not. One thing is certain. It was not because of the child who was born. Here is the family, and here is a bed.
    `),
    '6-7': script(`
      D<stamp> When {Name} was adopted, a judge stamped a paper. Judges know about laws. From then on, this was {his} family, by law and every day. A law does not change when somebody is cross. The stamp does not come off when people quarrel.
      D<stamp> Some families begin with a birth, and some with a stamp. {Name} has birth parents, who could not look after a child. That was not because of anything about the child. Grown-ups took great care to find a home. Then there was a paper and a stamp, and it was done.
      D<puzzle> A story can be like a box with a puzzle. Some of the pieces are there, and some are not. {Name} is adopted, and some pieces of the beginning may be missing. It is not that somebody hid them. A few are kept until later, and a few are known to nobody. The pieces in the box can be looked at today.
      P Birth parents may think of a child all their lives. They may be sad, and glad that the child is well looked after.
      P Friends ask things like, "Where are your real parents?" They mean birth parents. Most of them only want to know how it works.
      P Parents who adopted have waited, often for years. They worry at times that a question could make somebody sad. They are glad when it is asked all the same.
      P People can be happy at home and miss others from long ago. Both can be in one head. Other adopted children know this.
      Q Thinking of the beginning, {Name} may feel ____. It may be another word on a birthday.
      Q When somebody asks about it, {Name} may feel ____.
      Q In a quiet minute, {his} tummy may feel ____. Two feelings can be there at once.
      H {helper} can tell what is known, in true words. ~ A true story is easier to live with than a guess.
      H {helper} can say, "We do not know that," when it is so. ~ It can be written on a list for later.
      H {helper} can talk to a teacher about family homework. ~ Then there is more than one way to do it.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      H<helper> {helper} can talk about the first hello. ~ It often has a funny part.
      T {he} can ask a question about birth parents on any day. ~ It does not make anybody less of a parent.
      T {he} can say, "That is private," and talk of something else. ~ The story belongs to the person it is about.
      T {he} can draw or write to somebody from the beginning. ~ It can be kept in a box.
      T<comforter> {he} can hold {comforter} while asking. ~ Big questions go well with soft things.
      T<quiet> {he} can spend some time {quiet}. ~ A head needs rests from big questions.
      D<step> When a child is adopted by a step-parent, a judge signs a paper. {Name} may have heard about that, or may soon hear. From then on, that grown-up is a parent by law, too. It is about being looked after. It says nothing about who may be loved.
      P<step> The adults may have thought about it for a long time. They may be nervous, because it matters to them.
      P<step> A parent who lives somewhere else may have feelings about it. That is a matter for adults, and no child needs to mend it.
      P<step> Friends may ask if the name is different now. They are just curious. A short answer is fine.
      Q<step> Thinking of the paper, {Name} may feel ____. It may be two things at once.
      Q<step> When somebody asks about the name, {Name} may feel ____.
      H<step> {helper} can explain what the paper does and does not do. ~ It is easier to know than to guess.
      H<step> {helper} can listen to the mixed feelings, too. ~ They do not hurt anyone.
      T<step> {he} can write down one question about it. ~ Somebody knows the answer, or can find out.
      T<step> {he} can say what {he wants} to call people. ~ A paper does not decide that.
      C<step> {he} can think, "It is a paper, and I can like everybody."
      A<step> The paper is put away with the others. At home the same people look for the same keys. Being adopted by a step-parent adds a name and rubs none out. {Name} may think about all of them at supper.
      C<stamp> {he} can think, "A quarrel does not undo a stamp."
      C<stamp> {he} can say, "It is my family, by law and by breakfast."
      C<puzzle> {he} can think, "These are the pieces I have."
      C<topic> For a rest, {he} can think about {topic}.
      A<stamp> A stamp is small, and it holds on grey days too. Adopted children are cross at home at times, as all children are. The family is still there at supper. So is the name on the paper.
      A<stamp> The paper lies in a drawer, and nobody looks at it much. What people look at is homework, shoes and the time. That is how a family knows that it is one. Anyone in it can ask to see the stamp.
      A<puzzle> More pieces may turn up with the years, or they may not. A picture can be a good one and still have gaps. {Name} was born, was adopted, and is here. The box has a place on the shelf, and anyone may ask for it.
      D<arrives> A child who is adopted was born in one family and comes into another. A court writes it down on paper. {Name} was here before that, with a place at the table. Now one more place is made ready. It takes a chair, a cup and a lot of time.
      P<arrives> A child who is adopted may miss people that nobody here knows. That can look like being cross. It is not about anyone in this home.
      P<arrives> People may ask only about the new child. They mean to be kind. There are two children to ask about.
      Q<arrives> With one more in the family, {Name} may feel ____. Two feelings can be there at once.
      Q<arrives> When there is a lot of fuss, {Name} may feel ____.
      H<arrives> {helper} can keep an hour a week for just {Name}. ~ Some things stay as they were.
      H<arrives> {helper} can say what may be told to others. ~ Some of the story belongs to the other child.
      T<arrives> {he} can show how one thing works, like the tricky door. ~ That is easier than a big hello.
      T<arrives> {he} can say, "That is too much for me now." ~ It helps the grown-ups to know.
      C<arrives> {he} can think, "One more chair, and mine stays."
      A<arrives> After some months, one more chair is just a chair. An adopted brother or sister is a real one, in games and in quarrels. It may take long, and it may be bumpy. {his} place at the table is where it was.
      D<court> An adoption has a day, a judge and a paper. {Name} may meet the judge, or just hear about it. The judge makes sure that all is right and signs. Then this is {his} family by law, on good days and on cross ones. A family may have known it for long. The paper says it as well.
      C<court> {he} can say, "Signed, and it is a law."
      A<court> The judge goes on with other work, and the paper goes into a drawer. It stays true in there, on adoption day and on a Tuesday with rain. People who are adopted may be happy that day, or sad too, or hungry. There is room for all three.
      D<late> Adopted means that a child was born in one family and belongs to another. {Name} has found that out, and not in the way it was planned. It was true before, and nobody had said it. That is like a step that is not where the foot expects it. It is all right to be angry about that.
      P<late> The parents waited for the right day. It did not come, and waiting was easier than talking. That was their mistake and not a child's.
      P<late> Whoever let it out may feel bad as well.
      Q<late> Thinking of it, {Name} may feel ____. It can be three words, or none.
      H<late> {helper} can say sorry for the waiting. ~ A sorry without a "but" is best.
      H<late> {helper} can answer every question now, and again next week.
      T<late> {he} can ask one thing today and one thing another day.
      T<late> {he} can say, "You waited too long."
      C<late> {he} can think, "I know it now, and I can be angry."
      A<late> The step is there now, and a foot can feel for it. Adopted is a true word, and so is family. Being angry does not undo that. Questions may come for a long time, and somebody will answer.
      D<real> "Is that your real family?" {Name} may have heard that, or a thing like it. A flower can be real or made of paper. With families it is another matter. Being adopted is one way to get parents, and being born is another. Whoever comes when a child calls at night is real in both.
      C<real> {he} can say, "They are real, and they make my lunch."
      A<real> A parent who was not real could not find the other shoe. The ones at home can, on most days. Adopted children have real parents, and birth parents are real people too. {Name} may say that in one sentence, or leave it and play.
      D<why> Nearly everyone who is adopted asks why. {Name} may want to know why the birth mum could not keep a child. Looking after a child takes a lot, such as health and people who help. When too much of that is missing, a child needs another family. The reason lies with the grown-ups, and not with the child who was born.
      D<why> Many adopted children have a question under other questions. It goes, "Was there something wrong with me?" {Name} may have felt it without words. A baby who is adopted is like any other baby. It cries, it drinks, it needs somebody all day long. The birth family could not do that, for reasons of their own.
      P<why> Birth parents may think of the child a lot, on birthdays above all. Not being able to look after somebody is not the same as not caring. What a birth mum feels, nobody here can know.
      P<why> Grown-ups at home may answer too fast, because they want it not to hurt. They know some of it and not all. They can wait until the question is finished.
      Q<why> When the why comes up, {Name} may feel ____. Two feelings can come together.
      Q<why> After a part of the answer, {Name} may feel ____.
      H<why> {helper} can tell the true parts, a little at a time. ~ A gap is better than a guess.
      H<why> {helper} can look at the papers or the book with {Name}. ~ Some answers are written down.
      T<why> {he} can keep a list of questions, and bring out one at a time.
      T<why> {he} can say, "I want to talk about before." That is enough to begin with.
      C<why> {he} can think, "They could not. It was not me."
      C<why> {he} can say, "What do we know about it?"
      A<why> A part of the why has an answer, and a part may stay open. The part about {Name} is certain: there was nothing wrong with that baby. It is fine to be sad about it, or cross, or only curious. In this family the question is welcome. It can come back next year.
      A<why> The list of questions is not empty, and it does not need to be. Many adopted children carry a why around. It gets lighter when somebody helps to carry it. {Name} was born to people who could not do it. {Name} lives with people who can.
    `),
    '8-10': script(`
      D<curious> People are curious about adoption, and {Name} may have met some of the questions. "Who are your real parents?" is one of them, often asked in a lunch queue. It mixes up two things, who somebody was born to and who drives to the dentist. Adopted people have both kinds of answer. They also have a third one, which is that it is private.
      D<curious> Some questions are asked in the wrong place, for example in a queue. {Name} may be asked about adoption by somebody who is holding a tray. It is not rude to leave a question lying there. The story belongs to the one it happened to. One part of it is simple. Nobody is adopted because of anything a baby or a child did.
      D<puzzle> {his} story can be compared to a puzzle out of an old box. The edges are there, and the number of pieces is on the lid. For adopted people a few may be missing, because nobody wrote them down. {Name} may know some of them well and wonder about the rest. It is fair to wonder. It takes nothing away from the part of the picture that is finished.
      P Birth parents could not look after a child for reasons that belong to adults. They may have been ill, too young, or in bad trouble. Many think of the child on birthdays. It is possible to be angry with people and curious about them.
      P The parents at home may hold their breath when the subject comes up. It is not that they mind. They would like to say it well, and there is no rehearsal.
      P Classmates compare noses and tempers with their parents. An adopted child can be left out of that game, or can be good at another one. Laughs and ways of walking are catching in any family.
      P Somebody may say that adopted children are lucky. It is meant kindly, and it forgets that there was a loss at the start. Both things may be true in one story.
      Q When people ask, {Name} might feel ____. It may depend on who is asking.
      Q On a birthday, {Name} might notice ____. It can be a mixture.
      Q Thinking about the beginning, {Name} might feel ____.
      H {helper} can tell the story with the hard parts in it, bit by bit. ~ People can live with a true story better than with a gap.
      H {helper} can find out what papers or photos there are. ~ Some offices keep things for many years.
      H {helper} can speak with the school before the family tree comes up. ~ Trees come in more shapes than one.
      H<adult> {helper} can help by {adult}, as at other times. ~ It is good when something stays the same.
      H<helper> {helper} can hear "you are not my real mum or dad" and still be there at supper. ~ Angry sentences do not undo anything.
      T {he} can have two answers ready, a short one and a shorter one. ~ "I am adopted" and "That is private" are both good.
      T {he} can write a list of questions and keep it with the papers. ~ A list can wait until somebody knows more.
      T {he} can write to a birth parent without sending it. ~ It can say anything at all.
      T<comforter> {he} can keep {comforter} near in the evening. ~ Nobody is too old for that.
      T<quiet> {he} can spend an hour {quiet}. ~ A head needs time off from big questions.
      T<activity> {he} can keep the usual time for {activity}. ~ A life is made of more than its beginning.
      C<curious> {he} can think, "I am the one who decides who hears it."
      C<curious> With a tray in one hand, {he} can say, "Long story, and it is mine."
      D<step> Courts can turn a step-parent into a parent by law, and the word for it is adoption. {Name} is part of a family in which that is so, or is being arranged. Much of it is practical: who may sign at school, who decides in a hospital, who is responsible for good. It does not measure love. Feelings about other people in the family are not entered on the form.
      P<step> The adults may see it as good news and be surprised that anyone has mixed feelings. Mixed feelings are the usual kind on such a day.
      P<step> A parent who lives elsewhere may have found it hard, or may have agreed, or both. Sorting that out was the work of adults and a court.
      Q<step> Thinking of what it changes, {Name} might feel ____. It may be more than one word.
      Q<step> When somebody asks about names, {Name} might notice ____.
      H<step> {helper} can explain what the order changes and what it leaves alone. ~ The second list is usually longer.
      H<step> {helper} can make room for talking about everyone in the family. ~ No name needs to be avoided.
      T<step> {he} can ask who was asked, and what they said. ~ It is a fair question, even if the answer is short.
      T<step> {he} can decide what to call people. ~ No court rules on that.
      C<step> {he} can think, "A signature adds somebody. It takes nobody off my list."
      A<step> The order goes into a drawer, and supper is at the usual time. Adoption by a step-parent mostly writes down what had been going on for years. Liking one person is no vote against another. {Name} can be glad, doubtful and hungry on the same evening.
      C<puzzle> {he} can think, "Some pieces are missing, and I am all here."
      C<topic> For a rest, {he} can think about {topic}.
      A<curious> Curious people move on, mostly to the pudding. Those who matter get to hear more, in the right place and at the right time. Being adopted is one true sentence about {Name}. There are hundreds of others, and several of them are funnier.
      A<curious> A question can be answered, parked or handed back. Nobody has a claim to it, however kindly they ask. At home the subject of adoption has no opening hours, so any evening will do. The family there knows how to wait for the second half of a sentence.
      A<puzzle> Some of the pieces may be found one day, in a file or in a letter. Others will stay gaps, and people learn where they are, like a missing stair. Adoption explains how {Name} came to this table. It does not decide what gets built on it.
      D<arrives> When a child is adopted, most stories are about that child. There is often somebody else in the house, who was there before and had not asked for a change. For {Name}, much stays and some things move. There is another coat in the hall and another voice on the stairs. It takes a hook, some papers from a court, and a year or two.
      P<arrives> A child who has moved into a new family may test it, because homes have ended before. It can look like rudeness and is closer to a question. The adults know that, on most days.
      P<arrives> Parents in this situation are tired and hopeful. They may praise somebody for being easy. Being easy is not a job, and it can be put down.
      Q<arrives> With one more in the family, {Name} might feel ____. Kind feelings and unkind ones often come together.
      Q<arrives> When the fuss is about somebody else, {Name} might notice ____.
      H<arrives> {helper} can keep a fixed hour for just {Name}. ~ What stays the same makes the rest easier.
      H<arrives> {helper} can explain what is known and what is private. ~ The first part of that story belongs to the other child.
      T<arrives> {he} can name one thing that is not for sharing. ~ One shelf is a fair wish.
      T<arrives> {he} can tell one person when it is too much. ~ It is news, and it is not a complaint.
      C<arrives> {he} can think, "One more hook, and mine is still mine."
      A<arrives> Nobody becomes brother and sister on the day of the papers. It happens over burnt toast, a board game and somebody else's birthday. Adopted is how it began, and after a time it is hardly mentioned. The hall has one more hook, and the coats have begun to fall off together.
      D<court> Most families begin without a judge, and some begin with one. For an adoption a court looks at everything, and then a judge signs an order. By law {Name} is from then on a child of this family, with everything that belongs to it. It holds in quarrels, and it has no end date. What it says may have been true at the breakfast table for years.
      C<court> {he} can think, "It is signed, and it holds."
      A<court> The order goes into a drawer with the other papers, where it stays true without being looked at. An adoption day can be a glad one with a sad corner in it, because there was another beginning. Both of them belong to one life. After a judge, most people are hungry.
      D<search> A name typed into a search box can bring up a face in a second. {Name} may have thought of doing that, because adopted people often wonder about birth parents. It is a reasonable wish. The trouble is the speed, since a feeling needs more than a second. A message that has been sent cannot be taken back.
      T<search> {he} can tell somebody at home before the first message. ~ It is allowed to be curious in company.
      C<search> {he} can think, "I may look, and I need not look alone."
      A<search> The search box will be there next week, and next year too. Some adopted people search when they are grown up, some earlier and with help, and some not at all. Offices that know about birth families can help with letters. Whatever is found, supper is here.
      D<late> It is one thing to be adopted, and another to find it out late or from somebody else. {Name} has two things to think about, and they come at the same time. One is the fact. The other is that people knew it and did not say. The fact changes less than it seems, since the family is the one it was last week. The silence is a different matter, and it is fair to be angry about it.
      P<late> Parents often wait for a good moment to talk about birth and adoption. Then years pass, and each year makes it harder to begin. It is a poor reason and a very common one. Nobody waited because there was something wrong with the child.
      P<late> Whoever told it may not have known that it was news. It is not a good way to hear such a thing, and it was not {his} doing.
      Q<late> Looking at the people who knew, {Name} might feel ____. It may change from one hour to the next.
      Q<late> When a new question comes up at night, {Name} might notice ____.
      H<late> {helper} can say plainly, "That was our mistake." ~ After that, the questions can begin.
      H<late> {helper} can tell what is known and show what there is. ~ Nothing more needs to be kept for later.
      T<late> {he} can write down the questions as they come and hand over the list. ~ It is up to others to have the answers then.
      T<late> {he} can be angry for as long as it takes, and say so. ~ It does not cancel anything.
      C<late> {he} can think, "I am the same person, and they told me late. Both are true."
      A<late> Trust that got a crack is mended by answers, and it takes a good many of them. Being adopted is part of the story now, spoken aloud, in this family. {Name} may ask the same question ten times. The tenth answer counts as much as the first.
      D<real> The word "real" is meant for coins and diamonds. Some people use it for parents, and {Name} may hear that those who adopted {him} are not real ones. Being adopted or born is only how a family began. Somebody who gave birth is a fact. So is the person who signs the homework and knows where it hurts. Neither makes the other a copy.
      C<real> {he} can say, "I could pinch them to check, but yes, they are real."
      A<real> Whoever said it may be using the word without a second thought. At home the real ones are looking for the other sock. Being adopted does not make anyone a visitor there. {Name} knows who is in the family, and that has not changed since this morning.
      D<why> The question why somebody was adopted has two parts, and they get mixed up. One is about what happened: illness, addiction, being far too young or quite alone. The other part is quieter and asks, "Was it me?" {Name} can have a certain answer to the second before knowing much about the first. No child is adopted because of being too loud, too small or not good enough. Social workers and judges look at what the adults can do, and at nothing else.
      P<why> Adoptive parents may know things that they are keeping for later. That is not the same as a secret. They are trying to guess the right age for a hard sentence, and they can be asked for it.
      P<why> People outside often say "but how could she give you up?" They imagine one moment and one decision. Usually there were many people in it, and many months, and the choice was not as free as it sounds.
      Q<why> When the question turns up by itself, {Name} might feel ____. Angry and sorry for somebody can go together.
      Q<why> Before hearing more of it, {Name} might notice ____.
      H<why> Someone at home can tell the next true piece, and say how much is not known. ~ A story with gaps in it is still a true one.
      H<why> Someone at home can ask the adoption team for what is in the file. ~ There is help for this, also years later.
      T<why> {he} can choose how much to hear at a time, and say stop. The rest keeps.
      T<why> {he} can write down what has been worked out so far and ask which of it is true.
      C<why> {he} can think, "What happened is one thing. What I was like is another, and I was a baby."
      C<why> {he} can say, "Tell me the next bit."
      A<why> What happened before may not be known to the last detail, by anybody. What {Name} was like in those days is no mystery: a baby, with everything that goes with it. Adults who could not look after a child remain a sad fact, and it is theirs. The family that came of it is a fact as well. It is the one in which the question can be asked at breakfast.
    `),
    '11+': script(`
      D<tree> The family tree is a popular piece of homework, and it was not invented with everybody in mind. {Name} is adopted, so the usual drawing has either too few branches or too many. One possible answer is two trees, and another is a tree with roots of its own and a graft. Gardeners do this every day. The graft is not pretending to be the root, and the apples do not mind.
      D<tree> Sooner or later a teacher hands out a sheet with a trunk and empty boxes. For most of the class it is a question of spelling. For {Name}, who is adopted, each box raises another question, such as who counts and who is asking. It is not a mistake to leave one open. The paper was designed for tidy families, and there are fewer of those than the sheet suggests.
      D<mirror> Everyone's face comes from somebody. For people who are adopted, the somebody may be out of sight. {Name} may have looked in a mirror and wondered about a nose or a temper. It is a reasonable thing to be curious about, at any age. Looks and some talents travel by birth. Accents, jokes and the way of holding a spoon come from the table where a person eats. Both parts are real.
      P Birth parents tend to appear in other people's stories as a problem or a mystery. They were people with too little of something, such as health, safety, help or time. They may think about a date in the calendar every year. It is possible to feel sorry for them and furious with them at once.
      P Parents who adopted sometimes steer around the subject out of tact, although few of them would mind a direct question. Several have been waiting for years with a folder and a packet of biscuits.
      P Friends may find it dramatic, or ask about "real" parents without a bad thought. Most of them can be educated in a sentence, and the others can be given the short version for years without coming to any harm.
      P Other adopted people describe it in opposite ways. One searched at eighteen, one has no wish to, and one changed course twice and may do so again. There is no correct amount of interest, and no date by which it is due.
      Q When the subject comes up, {Name} might notice ____. It may depend on the room.
      Q On certain dates, {Name} might feel ____. Loss, anger and nothing at all are common answers.
      Q Seeing people who resemble each other, {Name} might feel ____. Two answers may contradict each other.
      H {helper} can hand over the facts, including the hard ones, at a pace that {he sets}. ~ It is {his} file before it is anyone else's.
      H {helper} can explain what may be asked for now and what from eighteen. ~ Rules about records differ between countries.
      H {helper} can find somebody who is adopted and older to talk to. ~ It saves a good deal of explaining.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What worked before is a sensible place to begin.
      H<helper> {helper} can say that curiosity is no insult. ~ Most people know it and are still glad to hear it.
      T {he} can decide in advance who gets which version. ~ Nobody is owed the long one.
      T {he} can hand in the tree with a note, or with another shape altogether. ~ Teachers often learn from it.
      T {he} can write down questions as they come, with dates. ~ They will be interesting reading later.
      T<comforter> {he} can keep {comforter} within reach. ~ Plenty of adults own something similar and mention it to nobody.
      T<quiet> {he} can take an hour for {quiet}. ~ Being asked who one is makes for tiring work.
      T<activity> {he} can keep the usual time for {activity}. ~ Who somebody is gets decided there as well.
      D<step> In law, a step-parent is nobody in particular until a court says otherwise. Adoption changes that, and {Name} is in a family in which it has happened or is under way. The consequences are mainly about signatures, responsibility and inheritance. What it does to a person's idea of where they belong is not mentioned in the papers. That part can take a good deal longer, and it may come out mixed.
      P<step> The adults may have hoped for a celebration and be puzzled by a shrug. They can be told that a shrug is a way of taking one's time.
      P<step> Somewhere there may be another parent with an opinion. It is possible to think about that person's side without being responsible for it. The decision was made by adults and a court.
      Q<step> Reading a new line on an official paper, {Name} might feel ____. Being pleased and being disloyal can feel oddly alike.
      Q<step> When other people call it wonderful, {Name} might notice ____.
      H<step> {helper} can explain the legal side plainly, including what it means for contact. ~ Guessing takes up more room than facts.
      H<step> {helper} can accept that it need not be celebrated. ~ Some things are good and quiet.
      T<step> {he} can say what is to stay as it was, such as a surname or a Sunday. ~ It can usually be arranged.
      T<step> {he} can talk it over with somebody who is not on the form. ~ Distance helps.
      C<step> {he} can think, "It adds a line. It does not cross one out."
      A<step> After a while the paper is one more document in a folder, between a passport and some vaccinations. Being adopted by a step-parent is a fact about the law, and the rest is settled in kitchens. Loyalty does not come in a fixed amount. {Name} can spend it in more than one place.
      C<tree> {he} can think, "My tree, my branches."
      C<tree> Over the worksheet, {he} can say, "I will need a bigger piece of paper."
      C<mirror> {he} can think, "The nose came from there, and the jokes from here."
      C<topic> For a rest, {he} can think about {topic}, and leave the question where it is.
      A<tree> However it is drawn, the tree shows how a person came to be here and not what the person is worth. Being adopted means that some branches were put there on purpose, and that the law holds them. No quarrel takes them off. {Name} may add, leave out or redraw the rest in later years.
      A<tree> Worksheets get collected and forgotten by Friday. The question behind them may come back at sixteen or thirty, and it can be answered differently each time. An adopted person has one more chapter at the start than most. What comes in the middle is written at the same kitchen table as everybody else's.
      A<mirror> The mirror will show more of it with time, and perhaps there will be a photograph one day to compare. Perhaps not, and that would be a loss worth minding. Adopted people often end up with a laugh from one family and a chin from another, and nobody can return either. Both of them turn up at breakfast, on one face.
      D<arrives> Adoption is usually described from two sides, the parents' and that of the child who is adopted. The third side belongs to whoever was there already. {Name} may have been asked for an opinion at some point, or merely informed. A court and a good deal of paper are involved, and at the end of it there is somebody else's towel in the bathroom. It is a large change, and it is reasonable to have a view of it.
      P<arrives> A child who has lost one family will not be quick to trust the next. Testing it is sensible from that point of view, and exhausting from every other. It is about what came before, and hardly ever about the people in the room.
      P<arrives> Visitors tend to use the word lucky, of one person or the other. It is kindly meant, and it fits badly. Most of the people in question would settle for ordinary.
      Q<arrives> With one more in the family, {Name} might feel ____. Generosity and resentment share a room more often than is admitted.
      Q<arrives> When everything is about somebody else, {Name} might notice ____.
      H<arrives> {helper} can keep something fixed that is only for {Name}, and keep it in bad weeks too. ~ Bad weeks are when it counts.
      H<arrives> {helper} can say plainly what is expected and what is not. ~ Looking after a sibling's past is work for adults.
      T<arrives> {he} can name what is not up for sharing, such as a room, an evening or a friend. ~ A limit that has been stated is easier to respect.
      T<arrives> {he} can find one ordinary thing to do side by side. ~ Few people ever bonded over a discussion.
      C<arrives> {he} can think, "I was here first, and there is room."
      A<arrives> Families that are put together on paper become families in kitchens, and rather slowly. There will be a day when the old child and the new one agree, against everybody else, about something trivial. Being adopted will be one fact among many by then. The towel may still be on the floor.
      D<search> The internet can find nearly anybody, and that is the trouble with it. {Name} may have typed a name from the birth family into a search box, or thought about it. Adopted people used to wait for an office, and now it takes a phone and ten minutes. What those ten minutes cannot do is prepare anyone for the answer. Being curious is reasonable at any age, and it is no offence against people at home.
      P<search> The person at the other end may be glad, frightened or not ready, and a profile picture does not show which. That is why many who have searched say that they would do it in company. Offices for adoption know how to ask first.
      H<search> {helper} can ask the adoption agency what is known, and how a search is done step by step. ~ People there have seen a great many of them.
      T<search> {he} can tell somebody at home before the first message is sent. ~ It cannot be taken back, and the answer may come at midnight.
      C<search> {he} can think, "I may look, and I need not look alone."
      A<search> A search may end with a letter, a meeting or silence, or be put off for five years. All of these are known among adopted people. Somebody from a birth family who is found does not replace anybody at supper. The search box will keep, and so will the questions.
      D<late> Being adopted is a fact of biography. Finding it out by accident is an event, and the two deserve to be kept apart. {Name} learnt it late, and from the wrong mouth. Two things arrived together: a piece of information, and the knowledge that others had it all along. The first concerns birth, papers and questions. The second concerns trust. It is possible to be calm about the one and furious about the other.
      P<late> Most parents who delay such a conversation are afraid of losing something by it, and lose a piece of it by waiting. They know that now. It explains the silence and does not excuse it, and they can be told so.
      P<late> Whoever let it slip probably supposed that it was known. There is no good way to hear such a thing sideways.
      Q<late> Going back over old conversations, {Name} might notice ____. The mind likes to check all the records at once.
      Q<late> Opposite the people who knew, {Name} might feel ____. There is no order in which it needs to come.
      H<late> {helper} can admit the mistake in one sentence, without reasons. ~ Reasons can be asked for later.
      H<late> {helper} can put everything there is on the table: papers, names, what is not known. ~ Half a disclosure would be worse than none.
      T<late> {he} can decide on the order of the questions and on the pace. ~ It is the part of this that is in {his} own hands.
      T<late> {he} can talk to somebody outside the family, such as an adoption service. ~ They have met this before.
      C<late> {he} can think, "The fact is old. The news is new. I may mind both."
      A<late> Nothing about the person is different from last week, and still a good deal is to be put in its place again. Adopted is now a word that may be said at any time in this family. {Name} sets the speed of it. Anger is allowed to take the time it takes, and the people it is meant for will be at breakfast.
      D<real> "But who are your real parents?" It is asked in corridors, by people who mean "birth". {Name} may have met that sentence as a question, as a joke or as a verdict on being adopted. The word is a poor tool. It suggests that one set of people is genuine and the other a reproduction, and families are not paintings.
      C<real> {he} can say, "You mean birth parents. The real ones are at home and want the dishwasher unloaded."
      A<real> Sentences of that sort come from people who have not needed a better word so far. Some take the correction and some keep the joke, and it is useful to know which is which. Whether a family with somebody adopted in it is real can be left to those who live there. None of them is in doubt at supper, except about the cooking.
      D<why> At some point the childhood version of an adoption is no longer enough. {Name} may have been told that the birth mother "could not look after a baby", and may now want to know what that means. Illness, addiction and poverty are the usual words, and none of them is a character reference. It is possible to want the facts and dread them. One thing is certain in advance. A court decides on what adults can provide, and nothing about a newborn is the reason.
      P<why> Adoptive parents tend to hold some pieces back out of love and poor timing. Asked straight out, most are relieved to stop choosing the moment.
      P<why> Others find the subject romantic or tragic. To those concerned it is mostly a matter of dates, names and a few sentences in a file, and of having had no say.
      Q<why> Before opening that part of the story, {Name} might feel ____. Loyalty can pull in more than one direction.
      Q<why> After a new fact, {Name} might notice ____.
      H<why> Someone at home can put everything known on the table, and be clear about the gaps.
      H<why> Someone at home can arrange support before the file is read. ~ Adoption teams offer it, and it is not a sign of weakness to use it.
      T<why> {he} can set the pace: one question, one answer, and a pause of any length.
      T<why> {he} can decide who else is told. It is {his} story before it is anybody's topic.
      C<why> {he} can think, "It explains them. It does not describe me."
      C<why> {he} can think, "I can want to know and still belong here."
      A<why> Some of it is known now, some is not, and some will look different in ten years. A birth family that could not manage explains how a life began and very little about the person in it. {Name} is allowed to be angry with people and to wonder about them, in the same week. The adopted name is on the door, the questions are on the table, and neither is going anywhere.
    `),
  },
};

/**
 * A child who is adopted, and what comes with it: how it began, questions about the birth family, what other people ask.
 * Why a birth family could not look after the child is told by the adults who know; nobody is lucky, chosen or grateful
 * here, and it was never the child's fault. A brother or sister who is adopted is `new-family-member`.
 */
export const adoption: Frame = withScenes(own, aTreeWithMoreBranches, foodKeptBy, seesBirthFamily, whoseTummy);
