import { script, type Frame } from '../../frame.ts';
import { withDeeds } from './deeds/deed-thread.ts';
import { friendMet } from './deeds/friend-met.ts';

const own: Frame = {
  id: 'friend-made',
  name: 'Made or kept a friend',
  says: [
    'made a friend',
    'made a new friend',
    'has a best friend now',
    'played with another child for the first time',
    'got on well with her cousin',
    'made friends with the boy next door',
    'had a lovely playdate',
    'was invited to a party',
    'stayed friends after a fight',
    'they are friends again',
    'found somebody to play with at break',
    'joined in with the others',
    'played together all afternoon',
    'wrote to his old friend',
    'kept in touch with her friend who moved',
    'asked a girl to play',
    'somebody sat with him at lunch',
    'has a friend at school',
    'made a pal at the park',
    'made friends at camp',
    'talked to a new boy in class',
  ],
  claims: {
    strong: [
      'asked to join',
      'asked if he could join',
      'asked if she could join',
      'asked if they could join',
      'sat with a new boy',
      'sat with a new girl',
      'played with a boy',
      'played with a girl',
      'played with another',
      'invited him to his house',
      'invited her to her house',
      'invited him over',
      'invited her over',
      'invited them over',
      'built a den',
      'made a friend',
      'made friends',
      'found a friend',
      'found friends',
      'invited a friend',
      'invited a classmate',
      'classmate home',
      'friend home',
      'friend round',
      'friend over',
      'new friend',
      'first friend',
      'first real friend',
      'own friend',
      'best friend',
      'friends again',
      'stayed friends',
      'playdate',
      'play date',
      'joined in',
      'was invited',
      'got invited',
      'somebody to play with',
      'someone to play with',
      'kept in touch',
      'asked a girl to play',
      'asked a boy to play',
      'friendship',
    ],
    cues: ['friend', 'friends', 'play', 'played', 'together', 'lunch', 'break', 'playground', 'party', 'pal'],
    not: ['friend who was crying', 'friend who fell', 'said sorry to'],
  },
  topicWords: ['friend', 'game', 'invitation', 'asked'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'adult'],
  facts: [
    'Friendship grows mostly from time spent side by side, more than from a good first talk; one study found about 50 hours for a casual friend and over 200 for a close one.',
    'One friend is enough to make a difference to how safe a child feels at school.',
    'Friends of all ages quarrel; most quarrels between children are over within a day.',
    'People tend to be liked more after a first meeting than they think themselves.',
  ],
  threads: {
    bench: 'a bench with room for one more',
    word: 'a word or a sign that only two people know',
    card: 'an invitation, and what it says',
    edge: 'the edge of a game, and the step over it',
  },
  threadCues: {
    // To be asked to come is not yet to be friends.
    card: /\b(?:(?:was|were|got|been) invited|^invited|invited to (?:a|the|his|her)|invitation)\b/i,
    // Who asks to be let in steps over it; who asks somebody else to play does not.
    edge: /\b(?:joined in|joined (?:the|a|their|her|his)|join(?:ed)? (?:\w+ )?(?:game|football|others)|played with (?:the )?(?:others|other)|asked (?:(?:[\w ]{2,30} )?if (?:he|she|they) (?:could|can|might)|to (?:join|play)))\b/i,
    word: /\b(?:letters?|wrote|writes|kept in touch|moved|old friend|stayed friends|friends again|message\w*|best friend|far away|calls?)\b/,
    bench: /\b(?:sat|sits|lunch|found|asked|talked|joined|next to|new|playground|at break|park|party|first time)\b/,
  },
  onlyWhenSaid: ['edge', 'card'],
  tellsAlone: ['edge', 'card'],
  roles: {},
  titles: {
    young: [
      { text: 'Asked to Come', thread: 'card' },
      { text: 'Over the Edge of a Game', thread: 'edge' },
      { text: 'A Bench for Two', thread: 'bench' },
      { text: 'A Word for Two', thread: 'word' },
      { text: '{name} and a Friend' },
    ],
    older: [
      { text: 'An Invitation', thread: 'card' },
      { text: 'One Step Into the Game', thread: 'edge' },
      { text: 'Room on a Bench', thread: 'bench' },
      { text: 'The Other Half of the Bench', thread: 'bench' },
      { text: 'A Word with Two Owners', thread: 'word' },
      { text: '{name} and a Friend' },
    ],
  },
  benefits: [
    'Tells what friendship is made of: time, room and small things shared.',
    'Speaks of what was done, and does not count friends.',
    'Leaves the feeling, and what comes next, to {name} and the friend.',
  ],
  talk: {
    young: [
      'What do two friends do in the story?',
      'How does it feel to have a friend there?',
      'Shall we draw the two of you?',
    ],
    older: [
      'Which part of it is like the two of you?',
      'Which word went into the blank?',
      'Shall we each tell how we met a friend?',
    ],
  },
  cover: {
    setting: 'playground',
    time: 'day',
    pose: 'sit',
    feeling: 'happy',
    companion: 'child',
    props: ['ball', 'flower'],
  },
  text: {
    '2-3': script(`
      D<bench> Here is a bench. One can sit there, or two. {Name} has a friend. So there are two.
      D<bench> One on a bench. Bump, bump, two! {Name} has a friend. Two can sit.
      D<word> "Boo-boo-ba!" It is a silly word. {Name} has a friend. Friends like a silly word. "Boo-boo-ba!"
      D<word> A wave, a word, a laugh. {Name} has a friend. It takes two for that. Hello, friend!
      P Other children like to sit, too. Some look first.
      P Grown-ups have friends. They drink tea.
      P A friend can go home. A friend can come back.
      Q Next to a friend, {Name} may feel ____.
      Q At bye-bye time, {Name} may feel ____.
      H {helper} can say hello too.
      H {helper} can hear all of it.
      H {helper} can look at the two.
      T {he} can wave to the friend.
      T {he} can tell it to a toy.
      T {he} can draw two dots.
      C<bench> {he} can say, "One and one is two."
      C<word> {he} can say, "Boo-boo-ba, friend!"
      C<word> {he} can say, "Hello, friend! It is me!"
      A<bench> The bench is still there. It has room for two. A friend can come again. Bump, bump!
      A<bench> One goes home. One more goes home. {Name} has a friend. The bench can wait. Night-night, bench.
      A<word> "Boo-boo-ba!" Nobody knows what it is. Two friends can laugh at it. "Boo-boo-ba!"
      A<word> A word can go to bed. It is there in the morning. A friend has it too. Night-night, word.
      D<edge> Here is a game. {Name} may look at it first. Then {he} went in. Hop! Now a friend can be near.
      P<edge> The others made some room. They played on.
      Q<edge> In the game, {Name} may feel ____.
      H<edge> {helper} can ask about the game.
      T<edge> {he} can show how it went.
      C<edge> {he} can say, "Look, look, hop in."
      A<edge> Hop, and in. {Name} was in the game. A friend may be in it too. Bye-bye, game.
    `),
    '4-5': script(`
      D<bench> A bench is long, and one child is not. So there is room on it. A friend can sit down there, and {Name} knows how that goes. It begins with a bit of room. Then comes a look, and then a game.
      D<bench> Two people can sit on a bench and look at ants. {Name} has a friend for things like that. It does not need many words. Being there is the main thing. It makes a bench a good place.
      D<word> Two friends can have a word that nobody else knows. It may be a silly one, like "bumblepot". {Name} has a friend, and they share small things. It can be a word, a sign or a funny walk. Other people do not get it.
      D<word> To have a friend is to have somebody who gets it. {Name} has one. They can look at the same thing and start to laugh. A word may do it, or a funny hat. Other people look and wonder why.
      P The other child may have been shy as well. From outside it is hard to see. It is good that somebody looked over.
      P Grown-ups have friends from long ago. They forget how it began. Often it was a ball or a biscuit.
      P Some children like one friend, and some like a lot of them. There is no right number.
      Q Playing side by side, {Name} may feel ____.
      Q When it is time to go home, {Name} may feel ____.
      H {helper} can ask the friend to come again. ~ Then there is a day to look forward to.
      H {helper} can hear what the two of them did. ~ It may take a while.
      H<adult> {helper} can end such a day by {adult}. ~ Playing makes people tired.
      T {he} can draw the two of them.
      T {he} can think of something to show the friend.
      T<quiet> {he} can have a rest with {quiet}.
      C<bench> {he} can say, "There is room here."
      C<bench> {he} can think, "One bench, two people."
      C<word> {he} can say, "Bumblepot, my friend."
      C<word> {he} can think, "My friend knows why."
      A<bench> The bench is empty now, and a bird sits on it. Both children are at home. {Name} has a friend to think of. The bench does not mind the wait.
      A<bench> A friend can go home and still be a friend. It is enough to know the way to the bench. One day one of them sits down first. Then the other one comes.
      A<word> Nobody in a whole street knows what such a word means. Two friends do. That makes it a good word. It can be said once more in bed.
      A<word> Words like that are not in any book. They are kept by two people. {Name} can have one half of it, and a friend the other. Bumblepot.
      D<edge> A game has an edge, and nobody drew it. {Name} stood there, and then came one step. Some people look for a long time first. That is how they find out how a game goes. In there, somebody may turn into a friend.
      P<edge> The ones who play look at the game. They do not see the edge at all. They just saw one more who plays.
      P<edge> Grown-ups stand at an edge too, with a cup in one hand.
      Q<edge> Just before that step, {his} tummy may have felt ____.
      H<edge> {helper} can listen to how it was.
      H<edge> {helper} can ask what the game is called.
      T<edge> {he} can show with toys who stood where.
      C<edge> {he} can think, "First I look, then I hop in."
      A<edge> The game is over, and the edge is gone with it. {Name} was on the inside. A friend may come out of it, or may not. Tomorrow that step is known.
      D<card> {Name} was asked to come. So somebody thought, "Who is it nice to have here?" Then a name came up. It can be said or written. A friend can begin like that.
      P<card> The one who asks may be shy about it too. It is good to hear a yes.
      P<card> Grown-ups like to be asked as well. They put it on the fridge.
      Q<card> Thinking of it, {Name} may feel ____.
      H<card> {helper} can tell when it is and who comes.
      T<card> {he} can think of one nice thing to do there.
      C<card> {he} can think, "They thought of me."
      A<card> {Name} was the one they asked. That stays true, big day or small. What comes of it can grow, as it does with a friend. It began with a question.
    `),
    '6-7': script(`
      D<bench> A bench for three has a strange habit. When one person sits in the middle, everybody else walks by. With a friend, somebody moves up a bit, and {Name} knows how that goes. Then there is something to look at together. Looking at the same thing is a good start.
      D<bench> Nobody can say when a friend begins to be one. It is not at hello. {Name} has a friend to spend time with, as on a bench. There are things to share, like a snack or a look at a beetle. It grows a bit each time.
      D<word> Friends have things that only they understand. It can be a sign across the room or a word like "wobblesock". {Name} has a friend for things like that. Nobody plans such a thing. Somebody gets it a bit wrong once, and both of them laugh.
      D<word> What do two friends need? They need some time and something to laugh about. {Name} has a friend, and the rest comes along. It may be a word, a sign or a way to say hello. It does not need to make sense to others.
      P The other child may have been thinking just the same. "Shall I ask, or shall I not?" Somebody was first by a second.
      P Friends can be cross with each other and still be friends. It is mostly over by the next day. Even best friends need a rest from each other.
      P Grown-ups like to ask how many friends somebody has. It is the wrong question. One is a whole friend.
      Q Together with a friend, {Name} may feel ____. It can be a loud word or a quiet one.
      Q When a friend is busy with others, {Name} may feel ____. That happens to friends as well.
      H {helper} can help to plan the next time. ~ A day in the calendar is good to look at.
      H {helper} can listen to what the two of them did. ~ Some of it only makes sense to them.
      H<adult> {helper} can end such a day by {adult}. ~ Being with people is lovely and takes strength.
      T {he} can tell the friend one thing that was fun. ~ Friends cannot see into heads.
      T {he} can think of something to play next time. ~ The friend will have an idea as well.
      T<activity> {he} can ask the friend about {activity}. ~ Things in common are easy to talk about.
      C<bench> {he} can say, "There is room here."
      C<bench> {he} can think, "It began with moving up a bit."
      C<word> {he} can think, "Two people know what it means."
      C<word> {he} can say, "We know why it is funny." 
      A<bench> It is evening, and the bench stands there with nobody on it. {Name} has a friend to sit on it with. It may be tomorrow, and it may be in a week. Benches are built for that.
      A<bench> Moving up costs a bench nothing. There was room all the time, and it only needed somebody to see it. A friend fits there too. The bench is just as long as before.
      A<word> The word is in no book, and it would look silly there. It has two owners, who are {Name} and a friend. Those two can know a thing without asking. That is what makes it good.
      A<word> One day the word may be lost, and then comes a new one. Friends find such things without looking. For now, the two of them have something to laugh at. Nobody else needs to get it.
      D<edge> Round every game there is an edge that cannot be seen. {Name} stepped over it, and it took a second. Some people look for a while before that. Looking is not nothing, because it shows how a game goes.
      P<edge> Those who were playing hardly noticed. One moment there were some, and then there was one more. That is just how it is meant to be.
      P<edge> Grown-ups like to say, "Go on, join in." They forget how high an edge can be. Many of them stand at one at parties.
      Q<edge> In the second before it, {Name} may have felt ____.
      Q<edge> In the middle of the game, {Name} may have felt ____. It may be too busy for a word.
      H<edge> {helper} can ask about the game and not about the courage. ~ The game is the nice part.
      H<edge> {helper} can hear who else was in it. ~ A friend sometimes begins as a name.
      T<edge> {he} can remember what helped with the step. ~ It may have been a ball, or a look.
      C<edge> {he} can think, "One step, and I was in it."
      A<edge> When a bell rings, a game ends and its edge is gone. {Name} was inside it today. A friend may come of that, or just a good break with red cheeks. The step is known now, and it has the same size tomorrow.
      D<card> An invitation is a small thing with a lot in it. Somebody thought about who would be good to have there, and thought of {him}. It may have come on a card, on a phone or across a table. It does not make two people friends at once. It opens a door for a friend to come through.
      P<card> Whoever asks waits for the answer, and that can be a long wait. A yes makes two people glad.
      P<card> Grown-ups remember being asked for a very long time. Some of them still have the card.
      Q<card> When the question came, {Name} may have felt ____. It may be two words.
      H<card> {helper} can find out who comes and when it ends. ~ It is easier to look forward to a thing with an end.
      T<card> {he} can choose one thing to talk about there. ~ One is enough for a start.
      C<card> {he} can think, "Somebody wanted me there."
      A<card> An invitation is over after a day, and what it said is not. It said that somebody was thinking of {him}. A friend can start from less than that. The card makes a good bookmark.
    `),
    '8-10': script(`
      D<bench> Some schools have a bench for making friends, and whoever sits on it is asked to play. It works with ordinary benches as well, though more slowly. {Name} has a friend, and at some point in that story somebody moved up. The first talk is seldom a brilliant one. Most of the work is done by sitting next to each other again the next day.
      D<bench> How people become friends is rather plain when it is looked at from the side. They spend time side by side, week after week, and mostly on small things. {Name} has a friend, and it will have gone much like that. Nobody signs anything. One day there is somebody for whom a place is kept on the bench.
      D<word> Every friendship has its own small language. There are words in it that mean nothing to anyone else, and jokes that cannot be told twice. {Name} has a friend to share something of that kind with. Nobody decides on it. It just turns up, is funny once and stays in use.
      D<word> Friends save time. One half of a sentence is enough, or one eyebrow, and the other person knows. {Name} has a friend, and with a friend such things begin by themselves. It starts with something small that both find funny. After a while there is a whole list, and nobody else could read it.
      P The other person was probably wondering about exactly the same things. Most people think that they are liked less than they are. Both of them go home and worry about one silly sentence.
      P Friends have rows, and some of them are about nothing at all. Most are over by the next day. What counts is that somebody comes back and sits down.
      P Some people need a whole crowd, and others do well with one person. Neither is a better plan. It depends on who they are and how noisy they like it.
      Q In the company of a friend, {Name} might feel ____. For some people it is mainly a kind of rest.
      Q When the friend spends time with others, {Name} might feel ____. Mixed feelings are usual there.
      H {helper} can make it easy to meet again, with a lift, a message or a biscuit. ~ Friendships live on ordinary arrangements.
      H {helper} can listen without asking who said what. ~ Some of it is private between friends.
      H<adult> {helper} can end such a day by {adult}. ~ People are lovely and take up a lot of room.
      T {he} can tell the friend what was good about it. ~ Hardly anybody says so, and everybody likes to hear it.
      T {he} can suggest one thing for the next time. ~ Somebody is usually first by a second.
      T<activity> {he} can find out what the friend thinks of {activity}. ~ It is all right if the answer is a surprise.
      C<bench> {he} can think, "It started with moving up."
      C<bench> {he} can say, "There is a place free here."
      C<word> {he} can think, "Nobody else would get it."
      C<topic> {he} can think, "I can tell my friend about {topic}."
      C<word> {he} can think, "Half a sentence is enough."
      A<bench> The bench looks the same as before, with its scratches and its view of the bins. Two people now know it as a place. {Name} is one of them, and a friend is the other. Whoever comes first sits on the left.
      A<bench> How long it will last is not known, and that is fine. A friend for one summer was a real friend in that summer. {Name} moved up, or somebody else did. There was room, and it got used.
      A<word> If somebody were to write the word down and study it, nothing would be found. Its meaning is not in the letters. It is somewhere between {Name} and a friend, at about the height of the coat hooks. That is a safe place for it.
      A<word> Other people may roll their eyes at it, and that is part of the fun. A language with two speakers is the smallest there is. {Name} is fluent, and so is the friend. New words may come up at any moment.
      D<edge> From the edge of a game, the step inside can look larger every day. {Name} took it, and it turned out to be one step long. To stand there and watch is a kind of work. People learn the rules in that way, the names and who passes to whom. A friend may come out of that or not, but a game did.
      P<edge> The others were busy with the score. To them somebody had joined in, and that was all. It is the best sort of welcome, although it is a quiet one.
      P<edge> Adults would like to help with such a step and mostly make it bigger. Those who said nothing may have had their fingers crossed.
      Q<edge> In the second before, {Name} might have felt ____. It may have been in the knees.
      Q<edge> Afterwards, out of breath, {Name} might notice ____.
      H<edge> {helper} can ask about the game itself. ~ That is the part worth hearing.
      H<edge> {helper} can leave out what came before. ~ It has done its work.
      T<edge> {he} can note what made that day different from the others. ~ It may have been something quite small.
      C<edge> {he} can think, "It was one step long."
      A<edge> Edges of that kind are only visible from outside. {Name} has been inside, and from there it is just a field with people on it. Some of them may be friends one day, and one may be a friend sooner. The next time, the looking will take less long.
      D<card> {Name} got an invitation. Behind it is somebody who went through the people they know and stopped at one name. Places at a table are counted, so nobody is asked by accident. Whether it makes a friend is another question. It says that somebody would like to find out.
      P<card> Those who invite people are often nervous. They wonder whether anyone will come. A quick answer is the nicest present they get.
      P<card> Others may ask about it, or may not have been asked. It can be talked about at home without any trouble, and at school with a little care.
      Q<card> When it came, {Name} might have felt ____. Glad and nervous go well together.
      H<card> {helper} can find out the plain facts, such as who, where and until when. ~ Facts leave more room for looking forward.
      T<card> {he} can ask somebody back one day, to something small. ~ It need not have balloons.
      C<card> {he} can think, "They stopped at my name."
      A<card> Whatever became of the day itself, the invitation happened first. A name was chosen, and somebody waited for the answer. Many a friend started as a name on such a list. This one had {Name} on it.
    `),
    '11+': script(`
      D<bench> Research on how people become friends gives the answer in hours. It takes about fifty for a casual friend, and far more for a close one. {Name} has put in some of them. Most of those hours will have looked like nothing in particular, a bench, a bus or a wall to lean on. It is comforting to know that brilliance in conversation was not among the conditions. What counted was turning up and moving a bag to leave some room.
      D<bench> From a distance, two people on a bench are doing nothing. {Name} has a friend, and that is what it mostly looks like. The important decisions in it are tiny, such as moving a bag so that somebody can sit down, or answering a message the same day. Nobody notices them at the time. They only show when they are added up over a year, and hardly anybody does that sum.
      D<word> Linguists would say that a friendship is a language with two speakers. It has words that no dictionary lists, a grammar of raised eyebrows, and jokes that die at once when they are explained. {Name} is a speaker of one such language, together with a friend. Nobody designs it. Something comes out wrong on an ordinary day, nobody corrects it, and it stays in use.
      D<word> There is a test for friendship that no psychologist invented: something absurd happens, and one looks for a particular face. {Name} has a friend of that sort, or the beginnings of one. From there it tends to grow a vocabulary. The words are borrowed from mistakes, adverts and other people's remarks, and they stop making sense two metres away.
      P The other person probably went home after the first meeting and regretted one particular sentence. Studies find this in nearly everyone, and call it the liking gap. People are liked rather more than they believe, on both sides of the conversation.
      P Friends disappoint each other now and then, even good ones, because they cannot read minds and have other things to do. Most quarrels are repaired without a ceremony. Somebody sends a picture of a goat in a hat, and with that the matter is over.
      P Numbers are shown on many screens, but that is no way to measure friendship. A name on a list has not sat through a wet break with anybody. Some people need a crowd, and some are complete with one person. It says a good deal about temperament and very little about worth.
      Q In that friend's company, {Name} might feel ____. Being understood without a long speech is a common answer.
      Q When the friend is busy elsewhere, {Name} might feel ____. Several feelings can share one afternoon.
      H {helper} can provide a lift, a spare chair at dinner or simply a closed door. ~ Friendships depend on logistics more than on feelings.
      H {helper} can take an interest without an interview. ~ What friends tell each other is theirs.
      H<adult> {helper} can round off such a day by {adult}, if {he} would like that. ~ Company is pleasant and uses up energy.
      T {he} can say once, in plain words, that it was good. ~ It feels slightly embarrassing and is remembered for years.
      T {he} can be the one who suggests something next. ~ Both people usually wait for the other to do it.
      T<activity> {he} can bring up {activity} and see what the friend makes of it. ~ Differences are often the more interesting part.
      C<bench> {he} can think, "Nothing in particular, in good company."
      C<bench> {he} can think, "Some of the hours are done already."
      C<word> {he} can think, "Two speakers, and no dictionary."
      C<topic> {he} can think, "There is somebody to tell about {topic} now."
      C<word> {he} can think, "I know which face to look for."
      A<bench> The bench will be repainted one day, and it will not know the difference. For the time being it is the place where {Name} and a friend are likely to be found, doing nothing in particular. How long that lasts cannot be promised by anyone. The hours that have been spent on it stay spent, and they were good ones.
      A<bench> Being a friend is not a title that can be won, and nobody hands it out. It exists as long as two people keep making room for each other, in whatever way suits them. {Name} has been doing that. There is a bag on the ground now, and somebody is sitting in the place where it used to be.
      A<word> An outsider who overheard the word would learn nothing at all from it. It may refer to a day, a mistake and a fit of laughter, and only those who were there understand it. {Name} is one of them, and so is a friend. Whole languages have begun with less than that.
      A<word> It will sound ridiculous in ten years, and possibly earlier. That does no harm, because it was not meant for the public. Between {Name} and a friend it means about five things, depending on the eyebrows. One of them is hello, and another is that the lesson has been going on for too long.
      D<edge> Every game has an edge, and it is higher from outside than from inside. {Name} got over one, in the middle of an ordinary day. Watching a game from there is what other people tend to call shyness, and it is mostly research. Who starts, who decides, which jokes are allowed: all of that can be learnt from the side. The step itself cannot, and it was over before anybody could make a remark about it.
      P<edge> Those inside probably noticed nothing except that there was one more. It may seem a lack of attention, and it is the exact opposite of being looked at, and therefore rather pleasant. Nobody made room on purpose, and there was room.
      P<edge> Adults may want to celebrate. It is kindly meant and about three sizes too large. A question about the score would fit better.
      Q<edge> In the second before, {Name} might have felt ____. The stomach usually has an opinion.
      Q<edge> Looking back at the edge from the other side, {Name} might notice ____.
      H<edge> {helper} can ask how the game went. ~ It is the question of somebody who takes it as normal.
      H<edge> {helper} can keep it out of conversations with relatives. ~ Quiet successes stay whole that way.
      T<edge> {he} can work out what tipped the balance that day. ~ It is usually less heroic than people assume, and therefore useful.
      C<edge> {he} can think, "Higher from outside."
      A<edge> Whether a friend comes of it cannot be said yet, and it is not what the step was for, which was simply being in it. The looking beforehand was not wasted either, as half of a game is knowing where to stand. {Name} now knows the height of that edge from both sides. There will be others, at parties and in new classes, and all of them are built to the same design.
      D<card> An invitation is a short text with a long history. Before it was sent, somebody made a list, crossed things out and considered what the company would be like. {Name} was on that list, which is information of a rather reliable kind. People say polite things for many reasons, but they share their evenings with those they would like to see. It does not make anybody a friend yet. It is how one finds out.
      P<card> The person who sent it has probably looked at the screen more often than they would admit. Hosts imagine empty chairs. An answer, even a short one, lets them breathe out.
      P<card> Others who were left out may notice. That is no reason to hide it, and none to announce it. A little tact costs nothing.
      Q<card> When it arrived, {Name} might have felt ____. Suspicion is a known answer, and so is delight.
      H<card> {helper} can help with the practical side and leave the rest alone. ~ Lifts are more useful than advice.
      T<card> {he} can suggest something small in return. ~ Most friendships are a series of modest suggestions.
      C<card> {he} can think, "I was on the list."
      A<card> The evening will be over by midnight, and the list is a fact. Somebody wanted {Name} in the room and said so. Whether a friend comes of it cannot be known in advance, and does not need to be. It was an opening, and it was meant.
    `),
  },
};

/** A friend made, kept or found again: room on a bench, and a word that only two people know. */
export const friendMade: Frame = withDeeds(own, friendMet);
