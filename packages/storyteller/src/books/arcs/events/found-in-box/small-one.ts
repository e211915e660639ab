/** Small ones who may be found in a box, and stay. */
export const SMALL_ONE = String.raw`(?:kitten|kitty|cat|puppy|puppies|dog|rabbit|bunny|guinea pig|hamster|baby dragon|dragon|dinosaur|monster|unicorn)`;
