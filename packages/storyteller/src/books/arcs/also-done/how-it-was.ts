import type { SortOfWay } from '../of-the-child/own-way.ts';

/** What somebody says of it who has just tried it for the first time: three who find three different things. */
export const HOW_IT_WAS: Readonly<Record<SortOfWay, readonly (readonly [string, string, string])[]>> = {
  moves: [
    [
      'My knees have never been so surprised',
      'One meets such a lot on the way',
      'I never once looked at this street before',
    ],
    ['It takes longer, and there is more in it', 'I kept wanting to laugh', 'I did not know that the ground did that'],
  ],
  wears: [
    [
      'It feels like somebody else, and then it feels like me',
      'I do know that I have got it on',
      'I should have done it for weddings',
    ],
    ['I feel taller on one side', 'I forgot about it, and then I remembered', 'Nothing else will do now'],
  ],
  eats: [
    [
      'One has to look at the plate first',
      'I have never listened to my dinner before',
      'It goes down very well indeed',
    ],
    ['There is more to it than you think', 'I chewed every bit of that', 'The dinner and I have met, I feel'],
  ],
  says: [
    ['They did not mind at all', 'I feel that I have been rude for years', 'One of them looked quite pleased'],
    ['It makes the morning go better', 'I thought that I would feel silly', 'I had to go back for one I missed'],
  ],
  rests: [
    ['The ceiling is quite different from here', 'I could hear the other half of the room', 'It creaks in a new place'],
    ['I never knew that there was a view', 'My feet are having a very good time', 'I nearly stayed'],
  ],
  without: [
    ['It is surprisingly airy', 'I kept waiting for something to happen', 'I should have done it years ago'],
    ['Nothing fell off', 'It saves a lot of buttons', 'I had not known that one could'],
  ],
  leaves: [
    ['It is very restful', 'I kept waiting for something to happen', 'I should have done it years ago'],
    ['Nothing fell off', 'One feels rather tall', 'I had not known that one could'],
  ],
  other: [
    ['It is not like the other way at all', 'I kept on noticing things', 'One does have to mean it'],
    ['It woke me up', 'It gets better towards the end', 'I do not see why I never did'],
  ],
};
