import type { FriendlyWords } from '../../names/friendly-words.ts';

/** Words of friendly names, separated by spaces. Every animal goes with every quality, in the animal's gender. */
export const friendly: FriendlyWords = {
  qualityFirst: true,
  he: `Dolphin Panda Koala Otter Fox Owl Eagle Falcon Tiger Lion Panther Leopard Lynx Wolf Bear Badger Hedgehog
    Squirrel Rabbit Hare Deer Moose Elk Gazelle Zebra Giraffe Camel Llama Alpaca Penguin Puffin Parrot Toucan Swan Robin
    Sparrow Heron Crane Turtle Gecko Frog Salmon Seal Octopus Starfish Firefly Butterfly Ladybird Cricket`,
  she: '',
  qualities: `Happy Brave Clever Gentle Lucky Merry Mighty Nimble Noble Patient Playful Polite Proud Quick Quiet Royal
    Shiny Silent Smart Smiling Speedy Sunny Swift Tidy Witty Wise Calm Cheerful Curious Daring Eager Fearless Friendly
    Golden Silver Purple Orange Green Blue Red Amber Crimson Turquoise Violet Snowy Starry Cosmic Dancing Singing Flying`,
};
