import type { FindOutPage } from './find-out-page.ts';

/**
 * For eight to twelve: a wall of answers has room for one more, a made-up one would do, and it costs something to leave
 * the place empty. Beside it runs the trouble of somebody who never could say "I do not know".
 */
export const OLD: readonly FindOutPage[] = [
  {
    text: [
      'There was a board in the hall at school, and it was called the Wall of Answers. Everybody had a square on it. By Friday each square was to hold one answer, neatly written, to any question you liked. {child} had thought this would be easy. On Wednesday the square was still white. {child} stood in front of it with a pencil, and behind {child} stood {a guide}, breathing.',
      'Wednesday began with an empty square. It was on the Wall of Answers, which hung outside the classroom, and every other square was full. Somebody had told what glue is. Somebody had told how to fold a swan. {child} looked at the white one in the middle. So did {a guide}, who came along to most things. "Put anything," said {guide}. "It is only paper."',
      'The Wall of Answers was nearly full. Everyone was to hang up one thing they knew, and the tidiest would get a ribbon. {child} knew plenty of things. The trouble was that somebody else had hung up each of them already. So there was one white square left, with one name under it, and in front of it stood {child}. {a guide} sat on the floor and offered to help.',
    ],
    setting: 'classroom',
    child: 'think worried',
    guide: 'look-up curious',
  },
  {
    text: [
      'The question arrived on the way home, by the third lamp post. It did not come because of the Wall. It came the way a sneeze does. It simply began inside the head of {child}, in the middle of something else. "{question}" After that there was no room in there for anything. {child} said it aloud, to see. {guide} stopped walking. A bus went by and did not know either.',
      'It was on the way home that {child} found something worth putting there. It was not an answer, though. It was the other thing. "{question}" {child} had walked down that street for years and never once wondered, and now it was impossible to stop. It was like noticing your own tongue. "Well?" said {child}. {guide}, for the first time since breakfast, was quiet for a moment.',
      'You cannot choose when a question comes. This one came between one paving stone and the next. "{question}" {child} stood still on the pavement with it, as if it were a full cup. It seemed strange that everybody else could go on walking. "I thought I knew that," said {child}. "I thought I had always known it. But I had only never asked." {guide} walked on three steps, and came back.',
    ],
    setting: 'street',
    child: 'stand surprised',
    guide: 'stand curious',
  },
  {
    text: [
      'There was one thing to know about {guide}. {guide} had never in a whole life said "I do not know". "Soup," said {guide} now. "It is because of soup. Ask anyone." {child} asked how soup came into it. {guide} explained, with gestures. At the end of it there was less of the question than before, and more soup. {child} wrote it down under Guesses.',
      'Now, {guide} had a weakness. No question could be asked without an answer coming out, the way a cuckoo comes out of a clock. "Hats," said {guide} at once. "It all goes back to hats." "Who told you?" asked {child}. "Nobody has to tell me," said {guide}. "I just open up and there it is." It was said so firmly that for a whole minute {child} nearly believed in hats.',
      '"I can tell you that," said {guide}, who would have said so of any question in the world. There was a short silence, in which {guide} could be seen looking for something. "Tuesdays," said {guide}. {child} thought about Tuesdays from several sides. "How would we find out whether that is so?" said {child}. Nobody had ever asked {guide} that. It seemed to be a new sort of question, and not a comfortable one.',
    ],
    setting: 'street',
    guide: 'point proud',
    child: 'think curious',
  },
  {
    text: [
      'That evening {child} made a guess as well. It was a much better one than the guess of {guide}. It had a beginning and a middle, and it used the word therefore. It would have filled the white square exactly. "That is it," said {guide}. "Copy it out." {child} read it through again. It was a lovely answer. The only thing wrong with it was that {child} had made it up.',
      'By supper {child} had an idea of how it might be. By bedtime it had grown arms and legs. It was the sort of idea that sounds true when you say it slowly. "Anybody would believe it," said {guide}, with deep respect. That was just what bothered {child}. Everything fitted, because {child} had cut it to fit. Nothing in it had come from anywhere but the inside of one head.',
      'Guessing is not wrong. {child} did it too, lying on the floor with both feet up the wall. One guess fell to bits at once. One was silly. But the third was beautiful. It went round like a wheel and came back to where it started. {guide} asked to hear it twice. "It could be so," said {child}. "It could also be not so. From the outside, those two look just the same."',
    ],
    setting: 'bedroom',
    time: 'day',
    child: 'sit excited',
    guide: 'cheer happy',
  },
  {
    text: [
      'The next morning {child} took it to the kitchen. {grownUp} was looking for the lid of something. {grownUp} listened to the question, and to the beautiful guess. Then {grownUp} sat down without the lid. "I do not know," said {grownUp}. It was said quite calmly, the way you might say that it was raining. Under the table, {guide} put both hands over both ears.',
      'It was {grownUp} who heard it next, over breakfast, the question first and the beautiful guess after. {grownUp} stirred a cup that was already stirred. "I could nod," said {grownUp}. "You would think that I knew. But I do not know, {child}. I never have." {child} had not often heard it put so plainly. From beside the bread bin came a small gasp. That was {guide}.',
      'In the morning there was {grownUp}, and {grownUp} could usually be relied on. {child} asked. There was quite a long wait, with toast in it. "I am trying to remember who told me," said {grownUp}, "and I think that nobody did. I do not know." And then {grownUp} smiled, as if not knowing were a thing one might have for a treat. {guide} looked from one of them to the other.',
    ],
    setting: 'kitchen',
    time: 'day',
    child: 'look-up curious',
    guide: 'hide surprised',
    grownUp: 'think calm',
  },
  {
    text: [
      'So they began again, from the beginning, which is looking. {child} took the magnifying glass and the whole of the afternoon. They looked down at the grass and the stones, from closer than was polite. Nobody ever looks at the sun, with a glass or without. {guide} kept announcing the answer. {child} kept saying, "What did you see? Not what is it. What did you see?" By four o\'clock {guide} had begun to see things.',
      '"First," said {child}, "we look." There was a magnifying glass in the drawer with the batteries. It is for small things near the ground. Nobody ever looks at the sun. They looked without saying anything, which for {guide} was uphill work. When you look for a short time, you see what you expected. After that comes a dull part. After the dull part, if you stay, you begin to see what is there. {child} wrote down eleven things. Not one of them was a guess.',
      'Nobody can look all at once. {child} did it by pieces, down in the grass, with the magnifying glass, and wrote down each piece. Nobody ever looks at the sun. {guide} was allowed to help on one condition. The condition was to leave out the word because. "I see a line," said {guide}, after a struggle. "I see a line and a sort of bump." "Good," said {child}, and wrote down the bump. It was the first thing {guide} ever told that was only true.',
    ],
    setting: 'garden',
    camera: 'close',
    child: 'kneel determined: magnifying-glass',
    guide: 'point curious',
  },
  {
    text: [
      'Then {child} drew it. Drawing is a hard way of asking. You can say a thing without knowing it. But a pencil has to go somewhere, and it will not go where you are not sure. It went round and round a white patch in the middle of the paper. {child} could have filled in the patch with something pretty. Instead {child} put a small neat question mark there, and left it.',
      'After the looking came the drawing. {child} drew the parts they had seen, in pencil, one by one. It went well until it did not. There was one place where the lines had to meet, and nobody could say how. It would have been easy to make it up. {child} shook the pencil like a thermometer. "No," said {child} to the pencil. "That is the place. That is exactly where the question lives."',
      '{child} got the big paper out and drew two circles with the pencil. In the left one went what they had seen with their own eyes. In the right one went what they had only heard, or supposed, or said in a loud voice. Everything that had been said in a knowing voice went there, and so did one beautiful guess. The left one was small. But you could have stood on it.',
    ],
    setting: 'living-room',
    child: 'sit determined: pencil',
  },
  {
    text: [
      'The library was the next thing. It was Thursday by now. {child} did not look for a book with the answer in it. {child} looked for one that had the same white patch, and found two. They did not agree. "One of them is fibbing," said {guide}. But each book said in the back where it had got things from, line after line. They had not made it up. They had gone and looked, and told you where.',
      'At the library {child} asked how one looks for a thing when one does not know its name. That turned out to be a question they liked there. It led to a shelf, and the shelf led to a book, and the book led to a list. The list was of people. All of them had once stood where {child} was standing. {guide} read the names aloud, very softly, right to the end.',
      'On Thursday it was the library. A library is not where the answers are kept, {child} found. It is where you can see how far everybody has got. One book went part of the way and stopped, and said that it was stopping. {guide} could not get over that. "It is printed," said {guide}. "In a book. It says, this is not known for certain." {guide} turned the page over to see if there was a catch.',
    ],
    setting: 'library',
    child: 'reach curious',
    guide: 'stand surprised',
    things: ['book'],
  },
  {
    text: [
      'Friday came anyway. The white square was the only one left. {child} had the beautiful guess in a pocket, written out by {guide} in ink. It was neat. It was just the right size. There was a ribbon on the teacher\'s desk, a blue one. "Nobody will ever know," said {guide}, but the voice was not as firm as usual. {child} had the pin in one hand and the paper in the other.',
      'And so it was Friday, and ten to nine, and {child} stood in front of the Wall with a pin. On the desk lay the ribbon. Out of a bag came the beautiful guess, copied so well that it looked printed. {guide} had sat up half the night. "It is the best square there is," said {guide}, and it was true. {child} held it up to see. It fitted to a hair.',
      'On Friday morning {guide} brought a present. It was the beautiful guess, in two colours, with a border of leaves. {guide} had not slept. It was easily the handsomest square in the hall. The ribbon was lying on the desk already, waiting for something handsome. "You only have to pin it up," said {guide}. {child} took the pin. There was nobody else in the room. It would take one second.',
    ],
    setting: 'classroom',
    time: 'day',
    child: 'hold worried',
    guide: 'stand proud',
  },
  {
    text: [
      'It is surprising how heavy a pin can be. {child} thought of somebody small who would read that square, and walk away, and never wonder again. That was what a made-up answer did. It shut a door and painted it to look open. {child} put the beautiful guess back in the pocket. "I am sorry about the border," said {child}. Then, in plain pencil, {child} wrote one line. "{question}"',
      '{child} did not pin it up. It was not easy, with {guide} looking, and with the ribbon looking too, as blue as anything. "If I say that this is so," said {child}, "then I can never find out." So the paper was folded once, and then again. In the white square {child} wrote the one thing that was certainly true. "{question}" It did not look like an answer. It looked like a hole in the wall.',
      'For a while {child} did nothing, which was the hardest part. Then {child} turned the beautiful paper over. The back of it was white. On the back {child} wrote, as well as possible, in pencil, what they really had. "{question}" There was no border. "That is not an answer," said {guide}. "No," said {child}. Up it went, and in went the pin. Someone else got the ribbon, and it was a good square, about glue.',
    ],
    setting: 'classroom',
    child: 'reach determined',
    guide: 'think sad',
  },
  {
    text: [
      'For an hour it was the worst square on the Wall. People read it and frowned. Then one of them came back, and stood there, with a mouth a little open. By dinner there were four of them, arguing. Somebody asked {guide}, since {guide} was nearest. It went quiet. {guide} swallowed. You could see it coming up from a long way down. "I," said {guide}, "do not know." And nothing fell on anybody.',
      'Nobody gave it a ribbon. But a strange thing happened to that square. The others were read and passed by. In front of this one people stopped. They stopped in ones, and then in heaps, and after lunch somebody brought a chair. "Ask that one there," said a boy, and pointed at {guide}. Everybody turned. {guide} went pink, or would have. "I do not know," said {guide}. "But I know how you could begin to look."',
      'All morning {child} kept away from the Wall. At lunch there was a crowd there. They were not laughing. They were all facing the same white square and talking at once, and not about glue. Under it somebody had pinned a second piece of paper, with another question. {guide} was in the middle of it all. "I do not know," {guide} was saying to everyone, happily, like a person who has found a new word.',
    ],
    setting: 'classroom',
    camera: 'wide',
    guide: 'stand shy',
    child: 'look-up surprised',
  },
  {
    text: [
      'That night there was a list over the bed. It said to look again, to draw it bigger, to read more, and to ask somebody who would know. At the top, on a paper of its own, stood the reason for it all. "{question}" {child} lay in bed and looked up at it until the letters ran together. "Do you think we shall find out?" said {child}. "I do not know," said {guide}. It was getting easier.',
      'The letter would go in the morning, to somebody who had thought about such things for forty years. It was a short one. "{question}" That was all of it, and two names. {child} put the paper on the sill and got into bed. The moon came by and read it. On the rug {guide} was asleep, and talking. "I know," said {guide}. Then there was a long pause. "Perhaps," said {guide}.',
      'Last thing that night {child} copied the question on to a clean paper and stood it against the lamp. "{question}" It threw a large shadow with a curl at one end. There were four ways to look for it, and they had only been a little way down each. "Tomorrow," said {child}, already half asleep. Beside the bed {guide} was still up, looking through the magnifying glass at nothing, as hard as one can.',
    ],
    setting: 'bedroom',
    time: 'night',
    child: 'sit sleepy',
    guide: 'sit calm',
    things: ['notebook'],
  },
];
