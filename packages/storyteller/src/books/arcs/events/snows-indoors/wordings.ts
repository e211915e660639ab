/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the day it snowed indoors',
  'it snowed inside our house',
  'it is snowing in the kitchen',
  'a snow cloud in the bedroom',
  'a little cloud comes in at the window and snows on the sofa',
  'snow in the house',
  'one morning there is snow in the living room',
  'she wakes up and it has snowed in her bedroom',
  'he wishes for snow and it snows in his room',
  'indoor snow',
  'a blizzard in the bathroom',
  'it only snows inside the house and nowhere else',
  'the bath is full of snow',
  'snow falls from the ceiling',
  'the day we built a snowman in the living room',
  'a snowball fight inside the house',
  'it snowed all over my bed',
  'snowing inside',
  'what if it snowed inside instead of outside',
  'a snow day but the snow is in our flat',
  'the house that was full of snow',
  'she opens the door and the whole house is full of snow',
  'a tiny snow cloud that lives under our ceiling',
  'the snow came in and would not go out again',
  'he wanted snow so much that it snowed in the hall',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a snow day',
  'building a snowman in the garden',
  'a snow globe on the shelf',
  'the snowman who came inside to get warm',
  'a cloud who cannot rain',
  'a house made of snow',
  'rain on the roof',
];
