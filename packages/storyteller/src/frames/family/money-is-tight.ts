import { clubThatStops } from './club-that-stops.ts';
import { friendsGoOnHoliday } from './friends-go-on-holiday.ts';
import { seenAtTheFoodBank } from './seen-at-the-food-bank.ts';
import { withScenes } from '../scene.ts';
import { script, type Frame } from '../../frame.ts';

/**
 * There is less money at home: a job lost, bills, things that cannot be bought. Money is the grown-ups' business and nobody's
 * shame; a child may ask, wish and be disappointed, and does not need to help out. Nothing is promised.
 */
const own: Frame = {
  id: 'money-is-tight',
  name: 'When money is tight',
  says: [
    'money is tight',
    'we cannot afford it and he does not understand',
    'dad lost his job',
    'mum lost her job and she worries about money',
    'she asks if we are poor',
    'cant buy the trainers everyone has',
    'no holiday this year because of money',
    'we use a food bank',
    'has to stop football club because its too expensive',
    'free school meals and kids tease him',
    'cannot pay for the school trip',
    'made redundant',
    'we are broke',
    'wants everything in the shop and we have no money',
    'why cant i have it too',
    'his friends have more money than us',
    'cost of living',
    'no presents this year',
    'we had to sell the car',
    'he worries about bills',
    'she wants to give us her savings for the rent',
    'we are struggling financially',
    'benefits, no money till friday',
    'laid off and the kids feel it',
  ],
  claims: {
    strong: [
      'cant afford to go',
      'cannot afford to go',
      'cant pay for the',
      'because it costs too much',
      'it costs too much',
      'costs too much money',
      'trip costs too much',
      'too expensive for us',
      'we cant pay for',
      'cant afford the trip',
      'charity shop',
      'charity shops',
      'second hand clothes',
      'hand me downs',
      'had to sell the house',
      'have to sell the house',
      'had to sell our house',
      'can not afford',
      'cant afford swimming',
      'afford swimming lessons',
      'flat with mice',
      'flat with mould',
      'has a garden and',
      'money is short',
      'money short',
      'short of money',
      'short on money',
      'low on money',
      'tight on money',
      'money is tight',
      'tight money',
      'money trouble',
      'money worries',
      'money problem',
      'no money',
      'not enough money',
      'worries about money',
      'less money',
      'more money than us',
      'cant afford',
      'cannot afford',
      'could not afford',
      'afford it',
      'we are poor',
      'are we poor',
      'if we are poor',
      'are broke',
      'were broke',
      'so broke',
      'business failed',
      'let our house go',
      'let the house go',
      'lost our home',
      'lost our house',
      'lose the house',
      'lose our house',
      'lose our home',
      'losing the house',
      'losing our home',
      'food bank',
      'couldnt pay',
      'could not pay',
      'cant pay',
      'cannot pay',
      'couldnt afford',
      'totally broke',
      'no money',
      'cant do a big birthday',
      'cannot do a big birthday',
      'cant do a party',
      'food bank',
      'free school meals',
      'lost his job',
      'lost her job',
      'lost my job',
      'lose his job',
      'lose her job',
      'made redundant',
      'redundancy',
      'laid off',
      'unemployed',
      'cost of living',
      'struggling financially',
      'financial',
      'pay for the trip',
      'pay for the school trip',
      'too expensive',
      'worries about bills',
      'pay the bills',
      'sell the car',
    ],
    cues: ['money', 'afford', 'job', 'expensive', 'bill', 'poor', 'buy', 'cost', 'pay', 'rent', 'trainers', 'broke'],
    not: [
      'takes money',
      'took money',
      'stole money',
      'steals money',
      'stealing money',
      'toy money',
      'play money',
      'pocket money',
      'tooth fairy',
    ],
  },
  topicWords: ['money', 'coin', 'cost', 'buy', 'list'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'adult', 'thing'],
  facts: [
    'Families pay for a home, heating and food first; what is left can go to other things.',
    'How much money a family has says nothing about how hard anybody works or how good they are.',
    'Children notice money worries; a short true explanation worries them less than silence.',
    'Money is the responsibility of adults; a child did not cause the shortage and need not mend it.',
    'Libraries lend books for nothing; parks, swaps and many museums cost nothing.',
    'Schools often have funds for trips and meals and keep it private who uses them.',
    'Food banks and advice centres exist for weeks when money runs out, and many families use them at some time.',
  ],
  threads: {
    loud: 'a worry that comes out as a loud voice',
    list: 'the shopping list with things on it and things off it',
    coins: 'a row of coins that is counted out for the week',
    free: 'things that have no price ticket',
    trainers: 'what other people have on their feet',
    trip: 'a trip or a club that others go to',
  },
  threadCues: {
    loud: /\b(?:shout\w*|yell\w*|snap\w*|cross|angry|short[- ]tempered|grumpy|moody|rows?)\b/i,
    trip: /\b(?:trips?|holidays?|skiing|abroad|camps?|clubs?|lessons?|residential|disney\w*|cinema|part(?:y|ies)|days? out|swimming|gymnastics|football (?:club|subs)|tickets?|concert|festival)\b/i,
    trainers:
      /^(?![^]*\b(?:trips?|holidays?|skiing|abroad|camps?|clubs?|lessons?|residential|disney\w*|tickets?|days? out)\b)[^]*?\b(?:trainers?|shoes?|sneakers?|cloth\w*|jackets?|coats?|brand\w*|label\w*|(?<!\b(?:on|over) (?:the|my) )phones?|ipads?|consoles?|what (?:the )?others|(?:his|her|their|all the other|other) (?:friends|kids|children|classmates)|everyone|everybody|have it too|jealous|teas\w*|mock\w*|laugh\w*|uniform)\b/i,
  },
  onlyWhenSaid: ['loud', 'trainers', 'trip'],
  tellsAlone: ['loud'],
  roles: {},
  titles: {
    young: [
      { text: 'It Is About the Sums', thread: 'loud' },
      { text: 'Not on the List', thread: 'trip' },
      { text: 'A Coin Here, a Coin There', thread: 'coins' },
      { text: 'Coins in a Row', thread: 'coins' },
      { text: 'No Ticket on a Puddle', thread: 'free' },
      { text: 'What Costs Nothing', thread: 'free' },
      { text: 'On the List, Off the List', thread: 'list' },
      { text: 'Not Today, Says the List', thread: 'list' },
      { text: '{name} and the Coins' },
      { text: 'A Little Money' },
    ],
    older: [
      { text: 'The Wrong Size of Noise', thread: 'loud' },
      { text: 'The Week They Are Away', thread: 'trip' },
      { text: 'On the List, Off the List', thread: 'list' },
      { text: 'A List With a Line in It', thread: 'list' },
      { text: 'Where the Coins Go', thread: 'coins' },
      { text: 'No Price Ticket', thread: 'free' },
      { text: 'A Row of Coins for a Month', thread: 'coins' },
      { text: 'About Those Shoes', thread: 'trainers' },
      { text: 'Money and Other Numbers' },
      { text: '{name} and a Tight Month' },
    ],
  },
  benefits: [
    'Explains in plain words why some things cannot be bought just now.',
    "Says that money is a matter for the grown-ups and nobody's fault.",
    'Leaves {name} the wish and the disappointment, and a way to say them.',
  ],
  talk: {
    young: [
      'What costs nothing in the story?',
      'How does it feel when the answer is "not today"?',
      'Shall we find three things that cost nothing?',
    ],
    older: [
      'What does a family pay for first?',
      'Which word went into the blank?',
      'Shall we make a list of good things without a price?',
    ],
  },
  cover: {
    setting: 'kitchen',
    time: 'day',
    pose: 'sit',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['coin', 'jar'],
  },
  text: {
    '2-3': script(`
      D<coins> Clink! {Name} hears the coins. One coin is for milk. One coin is for bread. Then the coins are gone.
      D<coins> Coins in a row. {Name} looks. This is for milk. This is for bread. Clink! Now the row is short.
      D<free> A puddle! It does not cost a coin. {Name} can see it. Splash! A leaf does not cost a coin.
      P Grown-ups count coins. It can make them quiet.
      P Shops are full of things. Eyes like them.
      P Many people say, "Not today."
      Q In the shop, {Name} may feel ____.
      Q With a "not today", {Name} may feel ____.
      Q At home, {Name} may feel ____.
      H {helper} can say what comes home.
      H {helper} can find a big puddle.
      H {helper} can look at it too.
      H<helper> {helper} can hum on the way.
      T {he} can wave bye-bye to a toy.
      T {he} can put the milk in.
      T {he} can pick a leaf.
      T<comforter> {he} can hug {comforter}.
      C<coins> {he} can say, "Clink, that is for milk."
      C<coins> {he} can say, "Not today, toy."
      C<free> {he} can say, "Hello, puddle."
      C<topic> {he} can think about {topic}.
      A<coins> The coins are in the shop. The milk is at home. Glug, glug, glug. Night-night, milk.
      A<coins> Clink, go the coins. Here is the bread. It is warm and good. Bye-bye, coins.
      A<free> Splash, and splash again! It did not cost a coin. The puddle is still there. Hello, puddle!
    `),
    '4-5': script(`
      D<list> Before a shop, there is a list. {Name} may see it on the table. Milk is on it, and so is bread. A toy is not on it this time. There is not so much money now, so the list is short.
      D<coins> Coins can be put in a row. {Name} may help to count them. These are for the home, to keep it warm. These are to buy food. When the row ends, the money is gone for this week.
      D<free> Most things in a shop have a ticket. It says what they cost. {Name} may look for things with no ticket. A cloud has none. A joke has none. A ride on a back costs nothing, but it makes grown-ups puff.
      P Grown-ups may look cross when they count money. They are not cross with a child. Counting is hard.
      P Lots of families wait with some things. They do not talk about it in the shop.
      P A friend may have a new toy. It is fun for the friend. It is hard for the one who looks.
      Q When the answer is "not today", {Name} may feel ____.
      Q In front of a shelf of toys, {Name} may feel ____.
      Q When grown-ups talk about money, {Name} may feel ____.
      H {helper} can say what comes home today and why.
      H {helper} can write a wish down on a wish list. ~ A wish is good to keep.
      H {helper} can say, "Money is for grown-ups to think about."
      H<helper> {helper} can think of a game with no ticket.
      H<adult> {helper} can help by {adult}. ~ It costs nothing.
      T {he} can draw the thing and keep the picture.
      T {he} can put the bread in the bag.
      T {he} can ask, "Is it for today?"
      T<comforter> {he} can hold {comforter} in the long line.
      T<quiet> {he} can spend some time {quiet}.
      C<list> {he} can say, "It is on my wish list."
      C<coins> {he} can say, "These coins are for our home."
      C<free> {he} can say, "Look, that costs nothing."
      C<topic> {he} can think about {topic} on the way home.
      A<list> What was on the list can go in a bag. The toy is still in the shop. The wish for it can go on paper. A wish can wait there. Not having money is nobody's fault.
      A<coins> The row of coins is gone. But there is soup, and there is a lap. A grown-up looks after the money. {Name} may look after the spoon.
      A<free> On the way home there is a lot with no ticket. There are steps to hop. There is a cat on a wall. The money stays in the bag. {Name} may count the cats.
      D<trip> Some things cost a lot of money. {Name} may hear of a thing that others do. At home there is no money for that one. It is not because of a child. It is a sum. The grown-ups did it two times.
      C<trip> {he} can think, "It costs too much, and I can be sad."
      A<trip> The others may talk of it. It is fine to listen. It is fine to walk off. At home there can be a plan that costs no money. It has a torch in it.
      D<loud> A worry about money can come out as a loud voice. {Name} may hear it and jump. It sounds cross with everybody. It is about sums, and grown-ups do the sums. No child made it so.
      P<loud> After a loud voice many grown-ups are sorry. They may need a walk before they can say it.
      P<loud> A worry makes ears and heads tired. Then small things sound big.
      Q<loud> When a voice gets loud at home, {Name} may feel ____.
      H<loud> A grown-up who is calm can sit close.
      H<loud> A grown-up can say, "It is not your fault."
      T<loud> {he} can go to a quiet place.
      T<loud> {he} can tell a grown-up, "That was too loud for me."
      C<loud> {he} can think, "Loud is about sums, and not about me."
      A<loud> The voice is small again, and there is supper. Money is for grown-ups to think about. If it is too loud, another grown-up can be told. Telling is good.
    `),
    '6-7': script(`
      D<list> A shopping list has a top and a bottom. At the top is what a family needs, such as bread, soap and light. Further down are the wishes, and {Name} may have one of them. When there is not enough money, a line gets drawn. Things under the line wait. They are not bad things, and it was not a bad wish.
      D<coins> Where does the money go? {Name} may ask that, and here is how it works. First a family pays for the home. Then it pays for warm rooms and for food. After that there may be many coins left, or a few, or none. Just now there are not many. No child made it so.
      D<free> {Name} may have heard the words "We cannot buy that." It is odd how many good things are left without any money. A library lends books, and it costs nothing. A stick costs nothing, and it may be a horse or a stick. The moon has no ticket on it.
      P When grown-ups talk about money, their voices may get low. They are working something out, like a big sum. It is not about anything that a child did.
      P At school, some have new things each week. Others do not, and they may keep quiet about it. A coat does not show how much money is at home.
      P Some children stop asking, so as not to be a bother. Grown-ups would rather be asked. They can say no and still like the question.
      P "Poor" and "rich" are words about money. They say nothing about how kind or clever anybody is.
      Q When the answer is no again, {Name} may feel ____.
      Q When others show new things, {Name} may feel ____. It can be two things at once.
      Q When grown-ups talk about money, {his} tummy may feel ____.
      H {helper} can explain what the money is for this week. ~ It is easier to wait when there is a reason.
      H {helper} can say what stays the same. ~ A hug, a joke and Tuesdays are not for sale.
      H {helper} can talk to the school about a trip. ~ Schools often have a way, and they keep it private.
      H<helper> {helper} can plan one good thing that costs nothing. ~ It can be odd.
      H<adult> {helper} can help by {adult}. ~ That is still here.
      T {he} can put a wish on a list with a date. ~ Some wishes change, and some stay.
      T {he} can ask about money at home, and stop when it is enough. ~ Questions cost nothing.
      T {he} can swap a book or a game with a friend. ~ Then both have something new.
      T<comforter> {he} can hold {comforter} and be sad about it. ~ Being sad about a no is fine.
      T<quiet> {he} can spend some time {quiet}. ~ It costs nothing, and it is good.
      C<list> {he} can think, "Under the line is not gone."
      C<coins> {he} can think, "Home first, food next, then the rest."
      C<free> {he} can say, "I know one that costs nothing."
      C<topic> {he} can think about {topic} for a while.
      A<list> A new list gets written each week. The line on it may move up or down, and nobody knows when. The top stays the top, because that is what keeps people warm and fed. {his} wish has its place on the paper.
      A<coins> Coins come and go, and grown-ups look after that. The sum is theirs to do. {Name} may do other sums, such as how many steps it is to school. In the evening there is supper, and talking costs nothing.
      A<free> The library shuts at five, and the book goes home in a bag. It did not cost a coin. Wishing for something from the shop is still allowed. Both can be true on one Tuesday.
      D<trip> Some good things come with a price on them. {Name} would like to go along, but the money is not there now. Others do go, and that can be hard to watch. No child did anything wrong. The sum does not come out, although the grown-ups did it twice.
      P<trip> Grown-ups are often sad about such a no themselves. They may say it in a short voice. A short voice can mean that it was hard to say.
      C<trip> {he} can think, "I may want it, and it may be too dear."
      A<trip> While the others talk about it, it can sting. It stings less when somebody at home knows. They can plan a day that costs little money and has a good bit. It is not the same, and it need not be.
      D<loud> A worry about money is heavy, and some grown-ups carry it badly. It can turn into shouting about a shoe or a spoon. {Name} may think that it is about the shoe. It is mostly about money, and that is a matter for grown-ups. No child is the reason for it.
      P<loud> The one who shouts may be sorry before the door is shut. That does not make it nice to hear.
      P<loud> Grown-ups can get help with both, the sums and the shouting. There are people for that.
      Q<loud> When it gets loud, {Name} may feel ____. It may be in the tummy or the ears.
      H<loud> A grown-up who is calm can say what it is about.
      H<loud> A grown-up can hear how the shouting feels from below.
      T<loud> {he} can go to another room, and come back when it is quiet.
      T<loud> {he} can say on a calm day, "I do not like it loud."
      C<loud> {he} can think, "It is about money. I did not make it."
      A<loud> The day goes on, with school in it and supper. The sums belong to grown-ups, and so does the voice. If it is frightening, it can be told to a teacher, and told again. Money may be short, and there is no shortage of people to tell.
    `),
    '8-10': script(`
      D<list> In every family there is a list, even if it is only in somebody's head. {Name} may have noticed how short it is at present. Rent, heating and food stand at the top, and they cannot be moved. Below them is a line, and under the line are clubs, shoes and pizza. When there is little money, the line is high up. It is a matter of sums, and nobody's behaviour has anything to do with it.
      D<trainers> Shoes are surprisingly good at telling people what they cost. {Name} may know the price of a pair without having asked. When money is tight at home, such things begin to shine in shop windows. It is not silly to want them. Wanting to look like the others is one of the oldest wishes there is. It only happens to be expensive.
      D<coins> Suppose that a month is a row of coins. Some of them have a name before they arrive, such as rent or electricity. {Name} may have thought that adults decide about all of the row. They can move only a small part of it. At present the free part is small. That can come from a job, a bill or prices that went up. It did not come from a child's wishes.
      P Adults worry about money in a way that shows. They check prices twice, they snap, or they are oddly cheerful. They would prefer that nobody noticed, and it would often be easier if they said it.
      P In every class there are children whose families count coins. They have become good at saying "I do not feel like it." It is possible that the person on the next chair does the same.
      P Friends with more money rarely think about it. They suggest the cinema because they like the cinema. Most of them are happy with a plan that costs nothing, if somebody proposes one.
      P A few people look down on others for what they wear. They have confused a price with a person. It happens to adults as well.
      Q At the moment when the answer is no, {Name} might feel ____.
      Q When the others plan something expensive, {Name} might notice ____.
      Q Overhearing a talk about money, {Name} might feel ____. It is often felt in the stomach.
      H {helper} can say plainly what is tight and what is safe. ~ A guess at night is usually worse than the facts.
      H {helper} can ask the school about help with trips and meals. ~ It is there to be used, and it is handled in private.
      H {helper} can let {him} plan one cheap day. ~ A small budget makes people inventive.
      H<helper> {helper} can say that a child is not a cost. ~ It is worth hearing once in a while.
      H<adult> {helper} can help by {adult}. ~ That has no price.
      T {he} can have one sentence ready, such as "Not this month." ~ It is short, and it is nobody's business why.
      T {he} can put a wish on paper and look at it again in six weeks. ~ Some wishes fade, and the others can be planned for.
      T {he} can ask what is going on. ~ Adults can choose how much to say, and they may be glad that somebody began.
      T<comforter> {he} can sit with {comforter} until the disappointment is smaller. ~ It needs some time.
      T<activity> {he} can spend some time {activity}. ~ What is there already is worth a look.
      C<list> {he} can think, "The line has moved. I have not."
      C<trainers> {he} can think, "That is a price, and this is a foot."
      C<free> {he} can think, "There is no ticket on that."
      D<free> Shops have arranged it so that everything in them has a number on it. {Name} may come to think that the world is like that, above all when money is tight. But the numbers stop at the door. Libraries lend whole shelves of books for nothing. A park does not count visitors, and a joke can be used again by anybody. Some things are only for sale, and it is fine to want those too.
      A<free> Wishing for what costs money is allowed, and so is being annoyed that it costs so much. The sums belong to adults. In the meantime there is a list of things without a ticket, and it is longer than most shops' lists. {Name} could put the library on it, and the moon, and somebody's awful jokes.
      C<coins> {he} can think, "The sum is theirs, the wish is mine."
      C<topic> {he} can think about {topic}, which costs nothing.
      A<list> Lists get rewritten, and nobody can say in which month. The top of it, with the heating and the bread, is a job for adults. A wish below the line is still a wish. {Name} may keep it there without hiding it.
      A<trainers> Shoes wear out in a year, and so does the envy of them. The wish may be said aloud at home, even if it cannot be met. People there know what things cost. They also know what they would buy if there were more money.
      A<coins> At the end of a month the row is empty, and a new one begins. Counting it is work for adults, and so is worrying about it. There is a part of every week that money cannot buy. It has jokes in it, and somebody's terrible singing.
      D<trip> The hard thing about a price is that everybody else seems able to pay it. {Name} knows of something that the others get to do, and at home there is not enough money for it. It was worked out, probably more than once, at a table, late. Wanting to go is not greedy. It is what anybody would want whose friends are all talking about one thing.
      P<trip> Not everybody who stays behind says why. There are often more of them than it seems, and they look at the floor at the same moments.
      P<trip> Adults hate saying no to such a thing. Some schools have a fund for it, and asking is an ordinary question. It is a grown-up's question, though.
      Q<trip> When the others make plans, {Name} might feel ____. It may be two words that do not match.
      C<trip> {he} can say, "I am not going this time," and leave it there.
      A<trip> The days when they are away have the same length as other days. Something can be put into them that costs little money and is not a consolation prize. Afterwards come the stories, and some are good and some are about the food. A friend is somebody who asks what it was like here.
      D<loud> People who lose work or money lose sleep as well, and people without sleep have short fuses. It comes out as shouting about a plate. {Name} may have noticed that the size of the noise does not fit the size of the plate. It belongs to something else, which is written in letters on the table. None of it was caused by a child.
      P<loud> The person who shouts is often frightened, and sorry afterwards. That explains it, and it does not turn it into the job of the listener.
      P<loud> There are people whose work it is to help with money, and others who help with tempers. Adults can ring both.
      Q<loud> When the noise begins, {Name} might feel ____.
      H<loud> An adult can say plainly what the trouble is and who is working on it.
      H<loud> An adult can hear on a calm evening how it sounds from the next room.
      T<loud> {he} can leave the room without a reason. ~ It is no cowardice to go where it is quiet.
      T<loud> {he} can tell another adult if it frightens {him}, and go on telling until one of them helps.
      C<loud> {he} can think, "Wrong size of noise. It is about the letters."
      A<loud> Money problems get solved slowly, by letters, calls and sums. Shouting solves none of them, and most people who shout know it. What can be expected at home is to be safe, and to be told that it is not one's fault. If it is not so, a teacher or a children's helpline is the right address.
    `),
    '11+': script(`
      D<list> Household budgets are simple and unpleasant. Rent, energy and food come first, since they do not negotiate. Everything that makes life interesting comes afterwards, and {Name} may have noticed that money does not stretch that far. Clubs, trips and phone contracts tend to be below the line. It has nothing to do with anyone's merit, although it is easy to feel as if it were a verdict. Numbers look strict, and they have no opinion about people.
      D<trainers> Clothes are a language, and at this age everybody reads it fluently. From the far end of a corridor, {Name} can probably guess what a pair of trainers cost. When there is less money at home, this knowledge becomes uncomfortable. It is not shallow to want to fit in. Adults do the same with cars and kitchens, and give it longer names. The wish is old and ordinary, and only the bill is a problem.
      D<free> Being short of money is partly a shortage of words. {Name} may say "I do not feel like it" in place of "We cannot buy tickets". The first ends the conversation, and the second starts it. Plenty of people in the same year use the same sentence. They recognise each other rarely, because they are all so convincing. There is no shame in the longer version, and it has one advantage. It does not need to be remembered.
      P Parents who are short of money often feel that it is their fault, although they have done nothing wrong. They may hide the letters and then lose patience over a carton of milk. What they dread most is that their children will miss something. They might prefer a direct question to a tactful silence.
      P Friends with enough money seldom notice who is busy each time. It is not cruelty. It simply does not occur to them, any more than breathing does, and a suggestion of something cheap usually goes down well.
      P Some young people respond to a tight month by asking for nothing at all. Others would like to earn some. Both are generous, and neither is required. Paying for a family is the work of adults, even when the adults find it difficult.
      P Whoever mocks another person for free meals has understood arithmetic and nothing else. It tends to be people who are afraid of the same thing.
      Q When a plan with a price comes up, {Name} might feel ____.
      Q On hearing the adults talk about money through a wall, {Name} might notice ____. Wanting to help and wanting to leave are both common.
      Q Next to people who have more, {Name} might feel ____. Envy is a feeling, and it is not a crime.
      H {helper} can show how the month is calculated, in numbers. ~ Real figures are often less alarming than a mood.
      H {helper} can look after the applications, the school fund and the advice centre. ~ That is adult work, and there are people whose job it is to help with it.
      H {helper} can say which things are safe. ~ One fixed point is worth a good deal.
      H<helper> {helper} can talk about an earlier time when there was too little. ~ Nearly every adult has such a story.
      H<adult> {helper} can offer {adult}. ~ That has not become any dearer.
      T {he} can suggest the plan first, and make it a cheap one. ~ Whoever proposes sets the price.
      T {he} can tell one friend how it is. ~ One person who knows makes most excuses unnecessary.
      T {he} can ask for the figures, and then leave the worrying to those who signed the contracts. ~ Knowing and being responsible are two different things.
      T<comforter> {he} can keep {comforter}, which is long since paid for. ~ Comfort depreciates slowly.
      T<activity> {he} can spend some time {activity}. ~ Not everything good is below the line.
      C<list> {he} can think, "It is a budget, and not a verdict."
      C<trainers> {he} can think, "I can read the language without speaking it."
      C<free> {he} can say, "It is a bit much for me, so let us do something else."
      C<coins> {he} can think, "I may know the sum. It is not mine to pay."
      D<coins> A month can be drawn as a row of coins, most of which have been spent before they arrive. {Name} may have gathered as much from low voices and unopened letters. What is left over is small, and adults push it to and fro in the evening without making it any bigger. Listening to that is a strain, and it is tempting to help, with savings or by wanting nothing. It is a kind thought. The contracts, however, were signed by adults, and so were the worries.
      A<coins> Somebody will do the sum again next month, and there are advice centres where people do sums of this sort all day. A person of school age is not one of the numbers in it. What {Name} brings into a household cannot be paid with, which is just as well, since it would be spent by now. The money is a matter for adults, and the evening is for everyone.
      C<topic> {he} can think about {topic}, which is free of charge.
      A<list> A tight month ends in another month, and nobody knows yet of what kind. The line will move, because lines of that sort do. In the meantime it is reasonable to be disappointed, and it is reasonable to say so at supper. Money can decide about a trip, and it has no say in who somebody is. The sums are work for adults, and there are people whose job it is to help adults with sums.
      A<trainers> In five years the trainers from that corridor may well be in a charity shop, at a price that anyone can pay. Until then the wish may exist without an apology. {Name} is learning to see what things cost, which most people put off until they are thirty. It is an annoying way of getting an advantage, and it is one all the same.
      A<free> The longer sentence about money gets easier with use, like most sentences. It may turn out that the other person has been rehearsing it too. A good part of what people remember later had no ticket on it, and that is an observation rather than a consolation. Films, in any case, get cheaper with age.
      D<trip> A trip is presented as a matter of interest, and it turns out to be a matter of money. {Name} will not be going where the others go, because the sum did not come out. The adults at home have looked at it from several sides, and none of the sides was large enough. It is unfair in the plain sense that it has nothing to do with merit. Being angry about it is no reproach to anyone at home.
      P<trip> In a group, those who can pay rarely notice that it is a question. Those who cannot rarely say so. Each of them therefore overestimates how many there are of the others.
      P<trip> Schools and clubs frequently have funds, instalments or a quiet arrangement. It takes one adult and one call, and the person who answers has had that call before.
      Q<trip> When the group chat is about nothing else, {Name} might feel ____. Muting it is also an answer.
      C<trip> {he} can say, "Not this one. Tell me about it afterwards."
      A<trip> They will come back with jokes that need explaining, and for a week or so it will be tiresome. Then it becomes one of many things that some were at and some were not. What costs little money can be good without being compared with what costs a lot. The sum says something about this year and nothing about a person.
      D<loud> Losing a job takes away money, a timetable and a way of introducing oneself, all in one week. Some people answer that with silence and others with volume. {Name} may be living with the second kind, in which a plate can set off ten minutes about everything. The noise is out of proportion because the plate is not the subject. Money is, and it was not lost by anyone under eighteen.
      P<loud> Somebody who shouts is often frightened and knows that it is unfair. Understanding that can help, and it is not a duty.
      P<loud> There is debt advice, there are job centres, and there are doctors who see a good deal of this. It is for adults to ring them.
      Q<loud> At the first loud word, {Name} might notice ____.
      H<loud> An adult can say honestly how things stand, and what is being done.
      H<loud> An adult can be told on a calm day what the shouting does, and can be asked to get help with it.
      T<loud> {he} can leave the room. Nobody needs to stand still for it.
      T<loud> {he} can talk to a relative, a teacher or a helpline if it frightens, and keep on until one of them acts.
      C<loud> {he} can think, "This is about money. I did not cause it, and it is not mine to fix."
      A<loud> Most families get through a year like that, with less money and a few new habits. Being frightened at home is not part of the price. If it ever is, then it stops being a matter of patience and becomes one for other adults. The sums stay with those whose sums they are.
    `),
  },
};

export const moneyIsTight: Frame = withScenes(own, clubThatStops, friendsGoOnHoliday, seenAtTheFoodBank);
