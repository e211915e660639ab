import type { FindOutPage } from './find-out-page.ts';

/** For five to seven: guesses are easy to make and hard to tell from answers, and there are four ways to look. */
export const MIDDLE: readonly FindOutPage[] = [
  {
    text: [
      'It came on a perfectly plain day, between the gate and the front door. {child} stopped with one foot in the air. {a guide} was behind, and walked into the other foot. "What is it?" said {guide}. "I have a question," said {child}.',
      'Some questions knock. This one came straight in. {child} was tying a shoe, and then was not tying it. {a guide} looked at the loose lace for some time. "You have a face on," said {guide}. "It is my wondering face," said {child}.',
      '{a guide} knew that look. It was the look of somebody who has swallowed a question. "Out with it," said {guide}. {child} sat down on the step first. It was rather a large one.',
    ],
    setting: 'garden',
    child: 'think curious',
    guide: 'look-up curious',
  },
  {
    text: [
      'So {child} asked it, out loud, to see how it sounded. "{question}" A leaf came down. The whole garden thought about it. Nobody in the garden knew.',
      '{child} took a breath and said it slowly. "{question}" {guide} looked left, and then right, in case the answer was standing there. There was only the washing.',
      'It was this. "{question}" Once it was out, it seemed even bigger than it had been inside. {child} and {guide} walked once around it.',
    ],
    setting: 'garden',
    camera: 'wide',
    child: 'point excited',
    guide: 'think surprised',
  },
  {
    text: [
      '"That is easy," said {guide}. "It is because of soup." "What is?" said {child}. "Most things," said {guide}. {child} did not believe in the soup. But it was a guess, and nobody had a better one.',
      '{guide} had an answer at once. {guide} always had. "Tuesdays," said {guide}. {child} waited for more. There was no more. "How do you know?" asked {child}. "I said it in a knowing voice," said {guide}.',
      '"Hats," said {guide} firmly. "It has to do with hats." {child} asked how anybody could find out if that was so. {guide} had not thought of that part. It is the harder part.',
    ],
    setting: 'street',
    guide: 'point proud',
    child: 'stand curious',
  },
  {
    text: [
      '{child} made a guess as well, a good long one with a middle. It sounded lovely. {guide} cheered. "But I made it up," said {child}, "just now, out of nothing." They put it on a list, where guesses go.',
      'Then {child} guessed, three times running, and each guess was different. "They cannot all be right," said {child}. "They can all be wrong, though," said {guide} kindly. It was not as comforting as it was meant to be.',
      '{child} tried a guess. It fitted quite well, like a shoe that belongs to somebody else. "It might be so," said {child}. "And it might not. How do people tell?" {guide} looked under a flowerpot.',
    ],
    setting: 'playground',
    child: 'jump excited',
    guide: 'cheer happy',
  },
  {
    text: [
      'They asked {grownUp}, who knows where everything is. {grownUp} thought so hard that the tap ran over. "Do you know, {child}," said {grownUp}, "I have no idea." It was said in a very cheerful voice.',
      '"Somebody big will know," said {child}. So {child} went and asked {grownUp}. {grownUp} began to say something, and stopped. "I was going to make it up," said {grownUp}. "Let us not. Let us find out."',
      'In the kitchen {child} told it all to {grownUp}. {grownUp} put down the cloth. "That," said {grownUp}, "I would like to know myself." So there were two of them now, not counting anybody under the table.',
    ],
    setting: 'kitchen',
    child: 'look-up curious',
    grownUp: 'think surprised',
  },
  {
    text: [
      'The first way to find out is to look. {child} took the magnifying glass, and looked down at small things. Nobody looks at the sun, with a glass or without. {guide} came round the other side, and was one enormous eye.',
      '"We might begin by looking properly," said {child}. "But nobody looks at the sun." {child} looked down with the magnifying glass, and {guide} looked without. They saw four small things they had never seen. None was the answer. They were still worth having.',
      '{child} held the magnifying glass over the grass, and did not say a word. A glass is for small things. Nobody ever looks at the sun. {guide} nearly burst. But at the end {guide} saw something too, and pointed.',
    ],
    setting: 'garden',
    camera: 'close',
    child: 'kneel curious: magnifying-glass',
    guide: 'stand curious',
  },
  {
    text: [
      'Then {child} fetched a pencil and drew what they had seen. A pencil is odd like that. It stops just where you stop knowing. In the middle was a white place, the shape of the question.',
      'They drew it, so as not to forget. {child} had the pencil, and it went quite fast at first. One bit would not come. "That is what we do not know," said {child}, and ringed it.',
      'On a big piece of paper {child} made two rings with a pencil. In one went the things they knew. It was a short list. In the other went the things they did not. They had to fetch more paper.',
    ],
    setting: 'living-room',
    child: 'sit determined: pencil',
  },
  {
    text: [
      'The library had a wall of books for every letter. {child} did not know which book to pull. So {child} did the brave thing, and asked at the desk. "Show me your drawing," said a voice behind it. "Ah."',
      'At the library {child} looked in one book, and it sent them to another. That book knew of people who spend their whole lives on questions. "Whole lives!" said {guide}. "And we only have till tea."',
      '"You need a book," said {guide}, "or twelve." The library had more than that. {child} looked in the back, where the words stand in line. It was like looking for one face in a very long queue.',
    ],
    setting: 'library',
    child: 'reach determined',
    guide: 'stand surprised',
    things: ['book'],
  },
  {
    text: [
      'There was one more way, which is to ask somebody who knows. {child} wrote a letter. {guide} walked on it, by way of a signature. {grownUp} found a stamp, and they all went to the box together.',
      '"Who thinks about this all day?" said {child}. "Somebody must." And {grownUp} knew where to send a letter. It began, Dear Somebody. It was one line long. {guide} made the dot of the question mark.',
      'Books are good, but you cannot ask them anything back. So {child} wrote a letter to somebody who could be asked. {grownUp} wrote the address. {guide} licked the stamp, and then, by mistake, the rest of it.',
    ],
    setting: 'living-room',
    camera: 'medium',
    child: 'sit happy',
    guide: 'stand proud',
    grownUp: 'point happy',
    things: ['letter'],
  },
  {
    text: [
      'That night the question hung over the bed, on paper, in large letters. "{question}" {child} did not have the answer yet. But there were four ways to look for it now. {child} fell asleep going down the first.',
      '{child} wrote it down last thing, so that it should not get away. "{question}" Then the paper went under the pillow, where teeth go. Asleep, {child} looked as if somebody were just about to say.',
      'A question is easy to keep. It does not need feeding. {child} had pinned it up by the bed, on the best paper. "{question}" "Good night," said {child} to it. In the morning it would still be there.',
    ],
    setting: 'bedroom',
    time: 'night',
    child: 'sleep calm',
    things: ['notebook'],
  },
];
