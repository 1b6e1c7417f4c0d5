export { openApiDocument, registerOpenApi } from './register-open-api.ts';
