import { script, type Frame } from '../../frame.ts';
import { withDeeds } from './deeds/deed-thread.ts';
import { truthTold } from './deeds/truth-told.ts';
import { ownedUp } from './deeds/owned-up.ts';
import { sorrySaid } from './deeds/sorry-said.ts';

const own: Frame = {
  id: 'put-right',
  name: 'Told the truth or put something right',
  says: [
    'told the truth',
    'owned up to it',
    'admitted breaking the vase',
    'said sorry by herself',
    'was honest about the sweets',
    'fixed what he broke',
    'made up with her sister after a fight',
    'apologised to his friend',
    'gave back what he took',
    'helped mend the book she tore',
    'cleaned up the mess he made',
    'told me about the broken window',
    'came and told me it was him',
    'wrote a sorry card',
    'put it right without being told',
    'confessed before I found out',
    'repaired the tower he knocked over',
    'returned the toy she took from school',
    'made amends',
    'told her teacher it was her',
    'was truthful',
    'he glued the cup',
  ],
  claims: {
    strong: [
      'was the one who',
      'it was him who',
      'it was her who',
      'car back to',
      'toy back to',
      'back to the other boy',
      'back to the other girl',
      'went round to the neighbour',
      'went round to the neighbor',
      'told us that he had taken',
      'told us that she had taken',
      'told me that he had taken',
      'told me that she had taken',
      'it was him who',
      'it was her who',
      'bought a new one from',
      'paid for a new one',
      'sorted out an argument',
      'sorted out a row',
      'sorted it out with',
      'sorted out a fight',
      'sorted out the argument',
      'came clean',
      'owned up',
      'confessed',
      'told the truth',
      'truth',
      'truthful',
      'honest',
      'honesty',
      'owned up',
      'admitted',
      'confessed',
      'said sorry',
      'apologised',
      'apologized',
      'made up with',
      'made amends',
      'put it right',
      'put right',
      'gave back',
      'gave it back',
      'fixed what',
      'mended',
      'helped mend',
      'repaired',
      'came and told',
      'sorry card',
    ],
    cues: ['sorry', 'broke', 'broken', 'mess', 'returned', 'glued', 'fixed', 'lie', 'lied', 'fight', 'tore', 'told'],
    not: [
      'the council',
      'told off',
      'not sorry',
      'sorry to hear',
      'her brother had',
      'his brother had',
      'her sister had',
      'his sister had',
      'somebody else broke',
      'somebody had knocked',
    ],
  },
  topicWords: ['right', 'true', 'truth', 'mend'],
  takes: ['helper', 'comforter', 'quiet', 'adult'],
  facts: [
    'Children tell the truth more readily where telling it is met calmly.',
    'Putting something right by doing (mending, giving back, helping) repairs trust better than a forced apology.',
    'In Japan there is a craft of mending broken bowls with gold-coloured seams, so that the mend can be seen.',
    'Nearly everybody tells an untruth at some time; what follows it can be learnt.',
  ],
  threads: {
    cup: 'a cup with a line of glue, which holds tea again',
    lamp: 'a lamp that is switched on in a room, so that everything can be found',
  },
  threadCues: {
    lamp: /\b(?:truth\w*|honest\w*|own(?:ed|s) up|admit\w*|confess\w*|told|came clean|(?:said|says|saying) (?:he |she |they )?(?:was |were )?sorry|apolog\w+|came and)\b/i,
    cup: /\b(?:fix\w*|mend\w*|glue\w*|repair\w*|rebuil\w*|clean\w*|gave back|returned|replaced|made up|makes? up|made amends|card|sorry|apolog\w+)\b/i,
  },
  roles: {},
  titles: {
    young: [
      { text: 'The Cup with a Line', thread: 'cup' },
      { text: 'Click, a Lamp', thread: 'lamp' },
      { text: '{name} Put It Right' },
    ],
    older: [
      { text: 'A Cup with a Line in It', thread: 'cup' },
      { text: 'Somebody Switched the Lamp On', thread: 'lamp' },
      { text: '{name} Put It Right' },
      { text: 'Put Right' },
    ],
  },
  benefits: [
    'Tells what it takes to say something true or to mend something.',
    'Speaks of what was done afterwards, and leaves out blame.',
    'Leaves it to {name} whether it is spoken of again.',
  ],
  talk: {
    young: [
      'What helps to put a thing right?',
      'How did it feel when it was put right?',
      'Shall we mend something small together?',
    ],
    older: [
      'What is different after it was put right?',
      'Which word went into the blank?',
      'Shall we each tell of something that we once put right?',
    ],
  },
  cover: {
    setting: 'kitchen',
    time: 'day',
    pose: 'stand',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['cup', 'lamp'],
  },
  text: {
    '2-3': script(`
      D<cup> Crack! Oh no! {Name} put a thing right. It is like glue on a cup. Glue can mend.
      D<cup> Here is a cup with a line. {Name} put a thing right. That is like glue. Now it can hold.
      D<lamp> It is dark. Click, a lamp is on. {Name} put a thing right. That is like a lamp.
      D<lamp> It is so dark. {Name} put a thing right. Click! It was like a lamp. Now people can see.
      P Grown-ups break things too. They say "oops".
      P People are glad. They may hug or nod.
      P It is hard to do. It is good after.
      Q Now it is right, {Name} may feel ____.
      Q Before it, {his} tummy may feel ____.
      H {helper} can say, "I heard it."
      H {helper} can sit close.
      H {helper} can help to mend it.
      T {he} can go and play now.
      T {he} can help to tidy up.
      T<comforter> {he} can hug {comforter}.
      C<cup> {he} can say, "Glue it, hold it."
      C<lamp> {he} can say, "Click, lamp on."
      C<lamp> {he} can say, "Bye-bye, dark."
      A<cup> The cup has a line. It can hold milk again. It was put right. Hello, cup!
      A<cup> Crack, and then glue. That is how to mend. {Name} put it right. Sip, sip.
      A<lamp> Click, the lamp is on. It is right now. {Name} is here. All is light.
      A<lamp> The dark is gone. A true word helps too. {Name} put it right. Click!
    `),
    '4-5': script(`
      D<cup> A cup fell down, and it had a crack. Somebody took the glue and held the two sides together. {Name} put something right, too. It may have been with glue, or with a word. It takes a moment of holding still.
      D<cup> Some cups have a thin line in them. It shows where they were mended. {Name} put something right, and that is like the line. What happened did happen. Then somebody did something about it.
      D<lamp> In a dark room nobody knows where things are. Then somebody puts the lamp on, and it can be seen. {Name} put something right. A true word can be like the switch. It is small, and it is a bit hard to reach.
      D<lamp> It is hard to find things in the dark. People bump into chairs and say, "Ow." {Name} put something right, and that was like a lamp. One click is quick, but the switch can be far up. After the click, everyone can see.
      P Grown-ups make mistakes before breakfast as well. They know that it is hard to go back and say so. They are glad when somebody does.
      P<lamp> The other person can stop guessing now. Guessing makes people tired. When they know, they can help.
      P The other person may need a bit of time. Then it gets light again. Things that are put right are good to look at.
      P Somebody may still be sad about it. That is all right. It is less sad when it has been put right.
      Q Just before it, {his} tummy may have felt ____.
      Q When it was put right, {Name} may have felt ____.
      H {helper} can say, "Thank you for that." ~ And then it is done.
      H {helper} can help with what is still to do. ~ Two can hold better than one.
      H<adult> {helper} can help by {adult}. ~ After something hard, that is good.
      T {he} can go and play now.
      T {he} can draw what was put right.
      T<comforter> {he} can have a quiet bit with {comforter}.
      C<cup> {he} can say, "Two sides, and glue in between."
      C<cup> {he} can think, "The line may be seen."
      C<lamp> {he} can think, "The lamp is on now."
      C<lamp> {he} can say, "Click, and now we can see."
      A<cup> The cup is back on the shelf with its line. It can hold juice, and it does not drip. {Name} put it right. Tomorrow it is just a cup.
      A<cup> Glue needs time to get dry. Being cross needs time as well, and then it is over. What was put right can be left alone now. The cup can do the rest.
      A<lamp> The lamp is on, and everyone can find the chairs. It is nicer to sit in a room like that. {Name} put something right. The switch is not so far up now.
      A<lamp> Somebody said a true thing, and the room got light. It was {Name}. Nobody needs to look in the corners now. It is time for something else.
    `),
    '6-7': script(`
      D<cup> When a cup breaks, there are two ways. The pieces can go behind the curtain, or somebody can fetch the glue. {Name} took the second way and put something right. It may have been a thing, or something between two people. Both kinds are held together for a while, until they stick.
      D<cup> In Japan some people mend bowls with gold in the crack. They want everybody to see that it was put right. {Name} mended something too, with hands or with words. A mend like that is nothing to hide. It shows that somebody came back.
      D<lamp> As long as something is not said, it is like a dark room. People walk about in it and bump into things. Then {Name} put something right. It was like the switch of a lamp. All at once the room was just a room. There was a chair, a table and two people.
      D<lamp> In the dark, a chair can look like a bear. Things that nobody has put right are like that chair, because they get bigger. {Name} went to the switch, with a word or with a hand. Then there was light, and the thing was still there. But it was the size of a chair.
      P Grown-ups remember things that they did not put right, long ago. They know how hard it is to go back. That is why they may be quiet for a moment.
      P The other person may need some time. Somebody can be sad and glad on the same day. It does not mean that it was no use.
      P People notice when somebody puts a thing right. They hardly ever say so. They just go on as before.
      Q On the way there, {Name} may have felt ____. Legs can get quite slow.
      Q When it was said or done, {Name} may have felt ____. There may be two words at once.
      H {helper} can say thanks and leave it there. ~ A long talk is not needed.
      H {helper} can help with what is still to mend. ~ That makes it easier to begin.
      H<adult> {helper} can help by {adult}. ~ It was a hard thing to do.
      T {he} can think of one thing that made it easier. ~ That can be used again.
      T {he} can go out to play, because it is done. ~ Sorry is over after a while.
      T<quiet> {he} can have some quiet time with {quiet}. ~ Putting things right is work.
      C<cup> {he} can think, "I came back and mended it."
      C<cup> {he} can say, "It can have a line and still hold tea."
      C<lamp> {he} can think, "Now the lamp is on."
      C<lamp> {he} can think, "Click, and it is not so big."
      A<cup> The cup stands with the others. Whoever knows where to look can find the line. It was put right, and {Name} was the one who came back. There is cocoa in it now.
      A<cup> What happened cannot be taken back, not even by glue. But it is not the last thing that happened. The last thing was that somebody put it right. That is the part that holds.
      A<lamp> With the lamp on, the room is smaller than it seemed in the dark. There was nothing in it that two people could not look at. {Name} put it right. Then there was time for other things.
      A<lamp> It takes one finger to switch on a lamp. That finger can be heavy. {Name} knows where the switch is now. True things can be said in that room. The rest of the evening was rather ordinary.
    `),
    '8-10': script(`
      D<cup> There is a craft in Japan in which broken bowls are mended with lacquer and gold. The crack is not hidden, because it is part of what happened to the bowl. {Name} has put something right, with hands, with words or with both. Most people would rather push the pieces under the sofa. Fetching the glue takes longer, and holding still takes longer yet.
      D<cup> A mended cup holds exactly as much as a new one. It also has a line, which tells that somebody took the trouble. {Name} put something right, and that is a mend of the same kind. It began with going back, although going away would have been simpler. Then there was something to do or to say.
      D<lamp> A thing that nobody mentions takes up a lot of room. It stands about like furniture in the dark, and everybody walks around it. {Name} put one of those things right, which takes one switch and some nerve. That was the lamp. The furniture turned out to be smaller than it had seemed.
      D<lamp> Most people can walk through a dark room, until somebody moves a chair. A thing that nobody talks about is like a chair in the wrong place. {Name} found the switch and put something right. Before that, everyone walked slowly, and no one said why. Then people could see what they had been walking around.
      P The person on the other side may have been cross and relieved within the same minute. Those two feelings go together more easily than most people would think. The relief usually stays longer.
      P Adults know the other way only too well. They have left things unsaid for weeks, and it did not get lighter. It makes them respect a short, true sentence.
      P Other people may not know about it at all. Mends are seldom talked about, and crashes often are. That is why it looks as if there were more of the second kind.
      Q In the minute before, {Name} might have felt ____. The stomach is often the first to know.
      Q Now that it has been put right, {Name} might feel ____. It may not be the word that was expected.
      H {helper} can say what changed because of it. ~ That is more use than praise.
      H {helper} can treat it as finished. ~ What has been mended does not need to be brought up again.
      H<adult> {helper} can help by {adult}. ~ Even good decisions can be tiring.
      T {he} can remember what made it possible to go back. ~ It will be somewhere near the next time as well.
      T {he} can keep the whole story private. ~ It has been told to the person who needed it.
      T<quiet> {he} can spend what is left of the day on {quiet}. ~ Nobody needs to earn a bit of peace.
      C<cup> {he} can think, "It has a line, and it holds."
      C<cup> {he} can think, "I went back, and that was the hard part."
      C<lamp> {he} can think, "Smaller than it looked in the dark."
      C<lamp> {he} can think, "Now everyone can see where to walk."
      A<cup> The cup is in the cupboard, third from the left, between a mug and a jug. It was put right, and now it is used like any other. Only two people know what the line means. One of them is {Name}.
      A<cup> What broke did break, and glue does not change that. It can be put right so that it holds, and that is a different thing and quite a good one. It has its line now, and it can be used every day.
      A<lamp> The lamp is on, and people can walk about in there without holding their hands out. Something true was said in that room. {Name} said it or did it, and after that it could be put right. It took less than a minute, not counting the walk there.
      A<lamp> Some things are still as they were, for a lamp does not tidy up. It only shows where to begin. What could be put right was put right, and {Name} found the switch. People walk more easily in a room like that.
    `),
    '11+': script(`
      D<cup> A craft from Japan repairs broken bowls with lacquer and powdered gold, so that the crack becomes the most visible part. The idea behind it is that damage belongs to the history of a thing and need not be hidden. {Name} has put something right, by telling the truth, by mending it or by going back to somebody. There were easier options, most of them involving silence. A repair takes longer, because somebody holds it in place until it sets.
      D<cup> Trust has something in common with crockery, since it breaks in a second and is mended by the hour. {Name} put something right, and it probably began with an unpleasant walk down a corridor. What was said at the end of it belongs to the people who were there. A mended cup carries a line, and whoever made the mend knows exactly where it runs. It holds as much as any other.
      D<lamp> Things that are not said behave like furniture in an unlit room. Everyone learns to walk around them, and nobody remembers how much space there used to be. {Name} told the truth about something or put it right, and in effect that was somebody reaching for the lamp. It is an awkward movement, since it means letting go of the wall. Afterwards the room is merely a room, with a few things in it that can be moved.
      D<lamp> In a dark room people keep one hand on the wall, and after a while they think of it as the normal way to walk. It is much the same with a fact that everybody avoids. {Name} told the truth about something or put it right, which meant leaving the wall and crossing the floor to a switch. For those two or three steps there is nothing to hold. On the other side there is a lamp, and a room of the usual size.
      P The person on the receiving end may have needed a while, since news of that kind arrives in two parts. First there is what happened, and only later the fact that somebody came to say so. It is mostly the second part that people remember.
      P Adults have a private collection of things that they did not put right. It makes them poor judges and good listeners. More than one of them will have thought of an old telephone number.
      P Others may hear of the breakage and not of the repair, because that is how news travels. It cannot be helped. The people it concerned know both halves.
      Q On the way there, {Name} might have felt ____. Several people have reported that the corridor got longer.
      Q Now that it has been put right, {Name} might feel ____. Lightness is common, and so is being slightly annoyed.
      H {helper} can say plainly what it changed and then regard the matter as closed. ~ A repair is better left in peace.
      H {helper} can take a share of what is still to be sorted out. ~ Telling the truth and dealing with it alone are two different things.
      H<adult> {helper} can help by {adult}, if {he} would like that. ~ Honesty is tiring in a way that does not show.
      T {he} can make a note of what made the first sentence possible. ~ First sentences are the expensive ones.
      T {he} can decide who else needs to know, and it may be nobody. ~ The right person has heard it already.
      T<quiet> {he} can leave the rest of the day to {quiet}. ~ The remaining questions will keep until tomorrow.
      C<cup> {he} can think, "The line is where it holds."
      C<cup> {he} can think, "Broken in a second, mended by the hour."
      C<lamp> {he} can think, "I let go of the wall, and there was the switch."
      C<lamp> {he} can think, "A few steps without a wall, and then light."
      A<cup> The cup has gone back to its hook and into ordinary use, which is the best thing that can happen to a cup. It was put right, and the line is no secret to the two people who know. {Name} is one of them. Nobody needs to hold it any more.
      A<cup> A mend does not turn back the clock, and with trust it is no different. A thing can be put right in such a way that it carries weight again. That is a different achievement, and perhaps a larger one. The kettle, at any rate, makes no distinction.
      A<lamp> With the lamp on, there is less in the room than anyone had thought. What was true could be said there, and some of it could be put right. {Name} was the one who reached for the switch. After that somebody can open a window, and the usual noise of the street comes in.
      A<lamp> A lamp tidies nothing up, and a true sentence does not either. It shows where things are, so that they can be put right one after another. {Name} started that. How long the rest takes is another matter, and it will take place in daylight.
    `),
  },
};

/** Something that was put right: the truth told, something mended, a sorry that was meant. */
export const putRight: Frame = withDeeds(own, sorrySaid, ownedUp, truthTold);
