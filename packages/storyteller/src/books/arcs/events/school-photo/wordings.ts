/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'school photo day',
  'my daughter will not smile for the school photo',
  'a bear who cannot say cheese',
  'the photographer is coming to nursery',
  'class picture with a grumpy face',
  'he pulls a face every time someone points a camera at him',
  'a tiger with a funny smile in the class photograph',
  'everybody smile, except one',
  'her smile has gone and the camera is waiting',
  'best jumper on, hair combed, and not a smile to be seen',
  'a mouse who hides when the photograph is taken',
  'picture day',
  'my son hates having his picture taken',
  'the worst school photo ever',
  'who is frowning in the back row',
  'say cheese, says the photographer',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'painting a picture at school',
  'the mouse who loves cheese',
  'an old photo in the attic',
];
