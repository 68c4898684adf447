/**
 * All that the form needs only once somebody uses it. It is loaded behind the first rendering
 * (load-later.ts).
 */
export { Waiting } from '../../kit/loading/waiting.ts';
export { checkPlant, exactPlant, plantRequest } from './plant-input.ts';
export { problemText } from './plant-messages.ts';
export { addedNews, explanation, failureNews } from './plant-news.ts';
